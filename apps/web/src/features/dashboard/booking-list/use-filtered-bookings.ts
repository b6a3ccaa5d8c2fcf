import { exportBookings, exportSubmissions } from '@slotwise/contract/outgoing/exports.endpoints';
import { useSelector } from 'react-redux';
import { exportCsv } from '#feedback/export-csv.ts';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useAnswer } from '#state/use-answer.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { listBookings, listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import { ACCEPTED, FILTERS, toQuery, SUBMITTED } from './filters.model.ts';

export type FilteredBookings = ReturnType<typeof useFilteredBookings>;

/** The meetings that the search, filters, order and page in the address ask for. */
export function useFilteredBookings(timeZone: string) {
  const { email, vendorId } = useSelector(selectUser);
  const filters = useAddressFilters(FILTERS, ACCEPTED);
  const query = toQuery(filters.values, filters.page, { timeZone, email });
  const isOurs = filters.values.of !== SUBMITTED;
  const ours = useAnswer(listBookings, isOurs ? { query } : null, { onFocus: true });
  const submitted = { query: { ...query, submitterVendorId: vendorId } };
  const theirs = useAnswer(listSubmissions, isOurs ? null : submitted, { onFocus: true });
  const loaded = isOurs ? ours : theirs;
  const saveAsCsv = () =>
    isOurs
      ? exportCsv(exportBookings, { query }, 'bookings')
      : exportCsv(exportSubmissions, submitted, 'submissions');
  return { filters, loaded, saveAsCsv };
}
