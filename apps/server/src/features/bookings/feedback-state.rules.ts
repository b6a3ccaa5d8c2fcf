import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import {
  DEFAULT_SCORECARD,
  type Feedback,
  type FeedbackState,
  type ScorecardAttribute,
} from '@slotwise/contract/booking-parts/feedback.schema';
import { LIMITS } from '@slotwise/contract/limits';
import type { BookingRow, FeedbackRow, PersonRow } from '#db/tables/booking-rows.ts';
import { HOUR_MILLIS } from '#lib/durations.ts';

/** Scorecards are due a fixed time after the meeting's end. */
export function feedbackDueAt(endTime: Date | null): Date | null {
  return endTime && new Date(endTime.getTime() + LIMITS.feedbackDueHours * HOUR_MILLIS);
}

/** A meeting that was called off or never took place owes no one's scorecard, whatever the clock says. */
export const OWING: readonly BookingStatus[] = ['SCHEDULED', 'COMPLETED', 'SELECTED', 'REJECTED'];

export const isOverdue = (status: BookingStatus, dueAt: Date | null, now: Date): boolean =>
  OWING.includes(status) && dueAt !== null && dueAt < now;

/** `owed` tells for each required panelist whether the scorecard is settled. */
export function toFeedbackState(owed: boolean[], overdue: boolean): FeedbackState {
  if (owed.length > 0 && owed.every(Boolean)) return 'COMPLETE';
  if (owed.length > 0 && overdue) return 'OVERDUE';
  return owed.some(Boolean) ? 'PARTIAL' : 'NONE';
}

/** What the panel of a meeting rates. */
export const getScorecard = (attributes: ScorecardAttribute[]): ScorecardAttribute[] =>
  attributes.length > 0 ? attributes : DEFAULT_SCORECARD;

export type Card = { panelist_email: string; state: Feedback['state'] };

/** A scorecard that is in, or of which its writer said that it will not come. */
export const isSettled = ({ state }: Pick<Card, 'state'>): boolean => state !== 'DRAFT';

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
