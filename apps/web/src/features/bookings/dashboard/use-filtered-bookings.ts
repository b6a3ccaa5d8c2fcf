import { useSelector } from 'react-redux';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { listBookings } from '../bookings.actions.ts';
import { ACCEPTED, FILTERS, queryOf } from './filters.model.ts';

export type FilteredBookings = ReturnType<typeof useFilteredBookings>;

/** The meetings that the search, filters, order and page in the address ask for. */
export function useFilteredBookings(timeZone: string) {
  const { email } = useSelector(selectUser);
  const filters = useAddressFilters(FILTERS, ACCEPTED);
  const query = queryOf(filters.values, filters.page, { timeZone, email });
  return { filters, loaded: useLoaded(JSON.stringify(query), () => listBookings(query)) };
}
