import type { Submission } from '@slotwise/contract/booking-parts/submission.schema';
import { toPanelSeat, type Seat } from '#features/bookings/meeting-values/seat.model.ts';
import type { AcceptedTime } from './submissions.actions.ts';

export type ProposedSlot = Submission['proposedSlots'][number];

/** The index of the chosen proposed time; OTHER continues in the meeting form. */
export type TimeChoice = `${number}` | 'OTHER';

/** The proposed times still in the future, with their indexes. */
export const openSlots = (
  submission: Submission | null,
  now: number,
): { slot: ProposedSlot; at: TimeChoice }[] =>
  (submission?.proposedSlots ?? [])
    .map((slot, i) => ({ slot, at: `${i}` as TimeChoice }))
    .filter(({ slot }) => Date.parse(slot.startTime) > now);

/** What is known about a meeting whose time is chosen later. */
export function namedSoFar(panel: Seat[], meetingLink: string) {
  const link = meetingLink.trim();
  return {
    ...(panel.length > 0 && { panelists: panel.map(toPanelSeat) }),
    ...(link && { meetingLink: link }),
  };
}

/** The meeting at a proposed time with this panel. */
export function acceptedTime(
  { startTime, endTime, timeZone }: ProposedSlot,
  panel: Seat[],
  meetingLink: string,
): AcceptedTime {
  const link = meetingLink.trim();
  return {
    meetingInfo: { startTime, endTime, timeZone, mode: 'VIDEO', ...(link && { meetingLink: link }) },
    panelists: panel.map(toPanelSeat),
  };
}
