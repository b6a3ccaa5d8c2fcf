import type { BookingStatus } from '@slotwise/contract/bookings/life/life.schema';
import type { Decision } from '@slotwise/contract/bookings/decisions/decisions.schema';
import { invalidField } from '#lib/app-error.ts';

type Words = { comments?: string | undefined; reason?: { text?: string | undefined } | undefined };

/** Turning an earlier decision round takes a sentence, since somebody was told the other thing. */
export function requireReasonToTurn(from: BookingStatus, { comments, reason }: Words) {
  const isTurn = from === 'SELECTED' || from === 'REJECTED';
  if (isTurn && !comments && !reason?.text) {
    throw invalidField('comments', 'Say why the earlier decision is turned round');
  }
}

/** A decision without its words, for panelists who have not said yet what they think themselves. */
export const withoutWords = (decision: Decision): Decision => ({
  ...decision,
  reasonCode: null,
  reasonText: '',
  comments: '',
  shareWithVendor: '',
});

/** Rounds after which there is no other: their names say so. */
const LAST_ROUND = /\b(final|last|offer|hr|management)\b/i;

/** What usually follows a selection: the next interview, or the joining where the round is the last one by its name. */
export const nextStepAfter = (
  verdict: Decision['verdict'],
  roundName: string,
): { nextStep?: 'ADD_RESOURCE' | 'NEXT_ROUND' } =>
  verdict === 'SELECTED' ? { nextStep: LAST_ROUND.test(roundName) ? 'ADD_RESOURCE' : 'NEXT_ROUND' } : {};

/** Whether people still have the meeting before them: one that is running is not taken out of calendars. */
export const isBeforeStart = (startTime: Date | null, now: Date): boolean =>
  startTime !== null && startTime > now;
