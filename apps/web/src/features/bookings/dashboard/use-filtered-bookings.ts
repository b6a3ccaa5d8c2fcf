import { BOOKING_SORTS } from '@slotwise/contract/bookings/bookings.endpoints';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { listBookings } from '../bookings.actions.ts';
import { statusesIn } from './status-filter.tsx';

const FILTERS = ['q', 'status', 'sort'] as const;
const PAGE_SIZE = '25';

/** The order without a wish, which the address does not name. */
const DEFAULT_SORT = 'upcoming';

const sortOf = (text: string) => BOOKING_SORTS.find((sort) => sort === text && sort !== DEFAULT_SORT);

const ACCEPTED = {
  status: (text: string) => statusesIn(text).join(','),
  sort: (text: string) => sortOf(text) ?? '',
};

export type FilteredBookings = ReturnType<typeof useFilteredBookings>;

/** The meetings that the search, filter, order and page in the address ask for. */
export function useFilteredBookings() {
  const filters = useAddressFilters(FILTERS, ACCEPTED);
  const { values, page } = filters;
  const query = {
    q: values.q,
    bookingStatus: values.status,
    sort: sortOf(values.sort) ?? DEFAULT_SORT,
    page: String(page),
    pageSize: PAGE_SIZE,
  } as const;
  return { filters, loaded: useLoaded(JSON.stringify(query), () => listBookings(query)) };
}
