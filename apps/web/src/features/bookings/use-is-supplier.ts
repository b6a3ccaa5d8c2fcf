import { useSelector } from 'react-redux';
import { selectUser } from '#state/recruiter.slice.ts';
import type { ViewedBooking } from './bookings.slice.ts';
import { BOOKINGS } from './bookings.texts.ts';

/** Whether the reader looks at a client's booking from the side of the supplier who submitted the candidate. */
export function useIsSupplier({
  vendorId,
  submitterVendorId,
}: Pick<ViewedBooking, 'vendorId' | 'submitterVendorId'>): boolean {
  const own = useSelector(selectUser).vendorId;
  return submitterVendorId === own && vendorId !== own;
}

/** What a client's private draft is to the supplier whose submission it was. */
export const acceptedWord = BOOKINGS.accepted;
