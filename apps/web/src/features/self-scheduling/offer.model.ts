import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { SlotQuery } from '#features/find-a-time/slot-question.model.ts';

export type Offering = Pick<
  Booking,
  'bookingId' | 'bookingStatus' | 'candidateDetails' | 'panelists' | 'selfSchedule'
>;

/** An empty list would be dropped from the address, and a missing one means everyone. */
const NO_ONE = ',';

/**
 * What a candidate may choose from, as a recruiter's query; null if it cannot be expressed: if a pool's members are
 * already on the panel, only the server knows who they are.
 */
export function offerQuery(booking: Offering): SlotQuery | null {
  const { bookingId, bookingStatus, candidateDetails, panelists, selfSchedule } = booking;
  if (!selfSchedule || panelists.length === 0) return null;
  const { pools, durationMinutes, windowStart, windowEnd, timeZone, slotStep } = selfSchedule;
  if (pools && bookingStatus !== 'AWAITING_CANDIDATE') return null;
  const ids = panelists.flatMap(({ panelistId }) => panelistId ?? []);
  const emails = panelists.filter(({ panelistId }) => !panelistId).map(({ email }) => email);
  const needed = panelists
    .filter(({ required }) => required)
    .map(({ panelistId, email }) => panelistId ?? email);
  return {
    bookingId,
    ...(ids.length > 0 && { panelistIds: ids.join(',') }),
    ...(emails.length > 0 && { emails: emails.join(',') }),
    required: needed.join(',') || NO_ONE,
    ...(pools && { pools }),
    candidateEmail: candidateDetails.email,
    durationMinutes: String(durationMinutes),
    from: windowStart,
    to: windowEnd,
    timeZone,
    step: slotStep,
    limit: '1',
  };
}
