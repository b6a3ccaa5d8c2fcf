import type { FeedbackState } from '@slotwise/contract/booking-parts/feedback.schema';
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import { feedbackDueAt, toFeedbackState, isOverdue, isSettled } from './feedback-state.rules.ts';

export type FeedbackRow = Selectable<Tables['feedback']>;

export type StateRow = Pick<FeedbackRow, 'booking_id' | 'panelist_email' | 'state'>;

/** The addresses of the panel. */
export const listPanelEmails = (people: PersonRow[]): string[] =>
  people.filter(({ role }) => role === 'PANELIST').map(({ email }) => email);

/** How far the scorecards of each booking are. */
export function toFeedbackStates(
  bookings: BookingRow[],
  people: Map<string, PersonRow[]>,
  states: StateRow[],
  now: Date,
): Map<string, FeedbackState> {
  const byBooking = Map.groupBy(states, ({ booking_id }) => booking_id);
  return new Map(
    bookings.map(({ booking_id: id, booking_status: status, end_time: endTime }) => [
      id,
      toFeedbackState(
        listSettled(people.get(id) ?? [], byBooking.get(id) ?? []),
        isOverdue(status, feedbackDueAt(endTime), now),
      ),
    ]),
  );
}

/** For each required panelist whether the scorecard is in, or was waived. */
export function listSettled(
  people: PersonRow[],
  states: Pick<StateRow, 'panelist_email' | 'state'>[],
): boolean[] {
  const settled = new Set(states.filter(isSettled).map(({ panelist_email }) => panelist_email));
  return people
    .filter(({ role, required }) => role === 'PANELIST' && required)
    .map(({ email }) => settled.has(email));
}
