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
export const feedbackDueAt = (endTime: Date | null): Date | null =>
  endTime && new Date(endTime.getTime() + LIMITS.feedbackDueHours * HOUR_MILLIS);

/** A meeting that was called off or never took place owes no scorecards, whatever the time. */
export const OWING: readonly BookingStatus[] = ['SCHEDULED', 'COMPLETED', 'SELECTED', 'REJECTED'];

export const isOverdue = (status: BookingStatus, dueAt: Date | null, now: Date): boolean =>
  OWING.includes(status) && dueAt !== null && dueAt < now;

/** `settled` has an entry per required panelist: true if their scorecard is settled. */
export function toFeedbackState(settled: boolean[], overdue: boolean): FeedbackState {
  if (settled.length > 0 && settled.every(Boolean)) return 'COMPLETE';
  if (settled.length > 0 && overdue) return 'OVERDUE';
  return settled.some(Boolean) ? 'PARTIAL' : 'NONE';
}

export const getScorecard = (attributes: ScorecardAttribute[]): ScorecardAttribute[] =>
  attributes.length > 0 ? attributes : DEFAULT_SCORECARD;

export type Card = { panelist_email: string; state: Feedback['state'] };

/** True for a submitted scorecard, or one its writer has waived. */
export const isSettled = ({ state }: Pick<Card, 'state'>): boolean => state !== 'DRAFT';

export type StateRow = Pick<FeedbackRow, 'booking_id' | 'panelist_email' | 'state'>;

export const listPanelEmails = (people: PersonRow[]): string[] =>
  people.filter(({ role }) => role === 'PANELIST').map(({ email }) => email);

type Counted = Pick<BookingRow, 'booking_status' | 'end_time' | 'scorecards_asked' | 'scorecards_settled'>;

/** The state of a booking's scorecards, from its row's counters. */
export function findFeedbackState(row: Counted, now: Date): FeedbackState {
  const { scorecards_asked: asked, scorecards_settled: count } = row;
  const settled = Array.from({ length: asked }, (_, index) => index < count);
  return toFeedbackState(settled, isOverdue(row.booking_status, feedbackDueAt(row.end_time), now));
}

/** For each required panelist, true if the scorecard is submitted or waived. */
export function listSettled(
  people: PersonRow[],
  states: Pick<StateRow, 'panelist_email' | 'state'>[],
): boolean[] {
  const settled = new Set(states.filter(isSettled).map(({ panelist_email }) => panelist_email));
  return people
    .filter(({ role, required }) => role === 'PANELIST' && required)
    .map(({ email }) => settled.has(email));
}
