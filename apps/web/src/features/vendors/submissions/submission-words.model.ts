import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { Submission } from '@slotwise/contract/booking-parts/submission.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { RATE_UNIT_WORDS, REJECT_REASON_WORDS } from '@slotwise/contract/words';
import { amountText } from '#lib/amount-text.ts';
import { durationText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { SUBMITTED } from './submissions.texts.ts';

/** One of a submission's two clocks: running or in time, overdue, or completed late. */
export type Clock = { text: string; state: 'fine' | 'overdue' | 'late' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const span = (from: number, to: number) => durationText(Math.max(1, (to - from) / MINUTE));

function dueText(due: number, now: number): Clock {
  return now < due
    ? { text: SUBMITTED.due({ span: span(now, due) }), state: 'fine' }
    : { text: SUBMITTED.overdue({ span: span(due, now) }), state: 'overdue' };
}

/** From the submission to the client's first answer; null if the candidate was withdrawn before. */
export function answerClock({ submission, bookingStatus }: BookingSummary, now: number): Clock | null {
  if (!submission) return null;
  const due = Date.parse(submission.answerDueAt);
  if (submission.answeredAt) {
    const at = Date.parse(submission.answeredAt);
    return {
      text: SUBMITTED.after({ span: span(Date.parse(submission.submittedAt), at) }),
      state: at > due ? 'late' : 'fine',
    };
  }
  return bookingStatus === 'SUBMITTED' ? dueText(due, now) : null;
}

/** From the meeting's end to its first scorecard; null before there is anything to judge. */
export function feedbackClock(booking: BookingSummary, now: number): Clock | null {
  const { submission, bookingStatus, meetingInfo } = booking;
  const end = Date.parse(meetingInfo.endTime);
  if (!submission || Number.isNaN(end)) return null;
  const due = end + LIMITS.feedbackDueHours * HOUR;
  if (submission.feedbackAt) {
    const at = Date.parse(submission.feedbackAt);
    return at < end
      ? { text: SUBMITTED.before(), state: 'fine' }
      : { text: SUBMITTED.after({ span: span(end, at) }), state: at > due ? 'late' : 'fine' };
  }
  return bookingStatus === 'COMPLETED' && end <= now ? dueText(due, now) : null;
}

/** The client's answer, with the reason for a no. */
export function answerText({ answer, declineReason }: Submission): string {
  if (answer === 'ACCEPTED') return SUBMITTED.accepted();
  if (answer !== 'DECLINED') return '';
  return declineReason
    ? SUBMITTED.declinedBecause({ reason: REJECT_REASON_WORDS[declineReason.code].toLowerCase() })
    : SUBMITTED.declined();
}

/** Until when the submission owns its candidate, or why it does not. */
export function ownedText({ ownership }: BookingSummary, timeZone: string): string {
  if (ownership.state === 'CONFLICT') return SUBMITTED.disputed();
  if (ownership.state === 'PENDING_CONFIRMATION') return SUBMITTED.unconfirmed();
  if (ownership.state === 'EXPIRED') return SUBMITTED.ended();
  if (ownership.state !== 'OWNED' || !ownership.until) return '';
  return printWallTime(wallTimeAt(Date.parse(ownership.until), timeZone).slice(0, 10));
}

/** 'INR 1,850.00' over 'per hour'; null if no rate was named. */
export function rateText({
  billRate,
  currency,
  rateUnit,
}: Submission): { amount: string; unit: string } | null {
  if (!billRate) return null;
  return {
    amount: amountText(billRate, currency),
    unit: rateUnit ? RATE_UNIT_WORDS[rateUnit].toLowerCase() : '',
  };
}
