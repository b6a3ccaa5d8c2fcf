import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useAnswer } from '#state/use-answer.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { listBookings, listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import { ACCEPTED, ALL, FILTERS, NO_FILTERS, toQuery, SUBMITTED } from './filters.model.ts';

export type FilteredBookings = ReturnType<typeof useFilteredBookings>;

/** The filters in the address; if there are none, those of the view the dashboard opens with. */
function useOpenedFilters() {
  const { startView } = useSelector(selectUser);
  const filters = useAddressFilters(FILTERS, ACCEPTED);
  const { change, values, page } = filters;
  const [isBare] = useState(() => page === 1 && FILTERS.every((key) => !values[key]));
  const [isOpening, setOpening] = useState(isBare && startView !== null);
  // The address updates a moment later, and only then is the server asked.
  if (isOpening && values.view) setOpening(false);
  useEffect(() => {
    if (isOpening) change(startView ?? {});
  }, [isOpening, change, startView]);
  const clear = () => change({ ...NO_FILTERS, view: startView ? ALL : '' });
  return { ...filters, clear, isOpening };
}

/** The meetings matching the search, filters, order and page in the address. */
export function useFilteredBookings(timeZone: string) {
  const { email, vendorId } = useSelector(selectUser);
  const filters = useOpenedFilters();
  const query = toQuery(filters.values, filters.page, { timeZone, email });
  const isOurs = filters.values.of !== SUBMITTED;
  const ours = useAnswer(listBookings, isOurs && !filters.isOpening ? { query } : null, { onFocus: true });
  const submitted = { query: { ...query, submitterVendorId: vendorId } };
  const theirs = useAnswer(listSubmissions, isOurs ? null : submitted, { onFocus: true });
  const loaded = isOurs ? ours : theirs;
  const saveAsCsv = async () => {
    const { exportMeetings, exportSubmitted } = await import('./export-list.actions.ts');
    return isOurs ? exportMeetings({ query }) : exportSubmitted(submitted);
  };
  return { filters, loaded, saveAsCsv };
}
