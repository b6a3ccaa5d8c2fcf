import type { SignedIn } from '@slotwise/contract/auth/auth.schema';
import { listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { fillWithSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';

import { call, type House } from './api.ts';

/** The organization's sample meetings, by status. */
type SampleWeek = { one: OneOf };
type OneOf = (status: BookingStatus, fits?: (booking: BookingSummary) => boolean) => BookingSummary;

/** Fills the organization with the product's own sample data. */
export async function fillWithSamples({ url }: Pick<House, 'url'>, { token }: SignedIn): Promise<SampleWeek> {
  await call(url, fillWithSampleData, {}, token);
  const { data } = await call(url, listBookings, { query: { page: '1', pageSize: '200' } }, token);
  const one: OneOf = (status, fits = () => true) => {
    const found = data.find((booking) => booking.bookingStatus === status && fits(booking));
    if (!found) throw new Error(`The sample data holds no such meeting that is ${status}`);
    return found;
  };
  return { one };
}

/** Adds a panelist to the existing panel. */
export async function seatOn(
  { url }: Pick<House, 'url'>,
  { token }: SignedIn,
  { bookingId, panelists }: BookingSummary,
  panelistId: string,
) {
  const seats = panelists.map(({ name, email }) => ({ name, email }));
  const body = { bookingId, panelists: [...seats, { panelistId }], actionType: 'update' as const };
  await call(url, reviseBooking, { body }, token);
}
