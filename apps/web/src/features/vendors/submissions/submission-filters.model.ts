import { BOOKING_SORTS } from '@slotwise/contract/bookings/bookings.endpoints';
import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import type { SubmissionQuery } from '../vendors.actions.ts';

/** The filters of a vendor's submissions, by their names in the address. */
export const SUBMISSION_FILTERS = ['q', 'status', 'sort'] as const;
export type SubmissionFilters = Record<(typeof SUBMISSION_FILTERS)[number], string>;

/** Statuses a submission can be filtered by. */
export const SUBMISSION_STATUSES = BOOKING_STATUSES.filter((status) => status !== 'AWAITING_CANDIDATE');

const DEFAULT_SORT = '-createdAt';
const PAGE_SIZE = '25';

const toStatus = (text: string) => SUBMISSION_STATUSES.find((status) => status === text);
const toSort = (text: string) => BOOKING_SORTS.find((sort) => sort === text && sort !== DEFAULT_SORT);

export const ACCEPTED = {
  status: (text: string) => toStatus(text) ?? '',
  sort: (text: string) => toSort(text) ?? '',
};

/** The server query: what a supplier submitted to us, or what we submitted to a client. */
export function submissionQuery(
  { vendorId, relationship }: Pick<Vendor, 'vendorId' | 'relationship'>,
  ownId: string,
  values: SubmissionFilters,
  page: number,
): SubmissionQuery {
  const between =
    relationship === 'CLIENT'
      ? { submitterVendorId: ownId, clientVendorId: vendorId }
      : { submitterVendorId: vendorId };
  return {
    ...between,
    q: values.q,
    bookingStatus: values.status,
    sort: toSort(values.sort) ?? DEFAULT_SORT,
    page: String(page),
    pageSize: PAGE_SIZE,
  };
}
