import { useSelector } from 'react-redux';
import { selectUser } from '#state/recruiter.slice.ts';
import type { ViewedBooking } from './bookings.slice.ts';
import { BOOKINGS } from './bookings.texts.ts';

/** Whether the reader views a client's booking as the supplier who submitted the candidate. */
export function useIsSupplier({
  vendorId,
  submitterVendorId,
}: Pick<ViewedBooking, 'vendorId' | 'submitterVendorId'>): boolean {
  const own = useSelector(selectUser).vendorId;
  return submitterVendorId === own && vendorId !== own;
}

/** How a client's private draft appears to the supplier who made the submission. */
export const acceptedWord = BOOKINGS.accepted;
