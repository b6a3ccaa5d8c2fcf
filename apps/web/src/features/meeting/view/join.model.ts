import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { isAhead, isSoon } from '#features/bookings/meeting-clock.model.ts';

/** Whether there is something to join: no, not yet, or about to start or in progress. */
export type JoinState = 'none' | 'early' | 'ready';

export function joinState({ bookingStatus, meetingInfo }: ViewedBooking, now: number): JoinState {
  const { mode, meetingLink, startInstant, endInstant } = meetingInfo;
  const ahead = isAhead({ bookingStatus, meetingInfo: { endTime: endInstant } }, now);
  if (!ahead || mode !== 'VIDEO' || !meetingLink) return 'none';
  return isSoon(startInstant, now) ? 'ready' : 'early';
}
