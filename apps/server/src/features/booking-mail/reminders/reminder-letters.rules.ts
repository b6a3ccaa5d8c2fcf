import type { ReminderKind } from '@slotwise/contract/bookings/reminders.schema';
import type { NudgeKind } from '#engines/mail-texts/nudge.ts';
import type { Facts } from './reminders.rules.ts';

/** The mail kind of a reminder in the outbox, to which its reader's settings apply. */
export const toMailKind = (kind: ReminderKind): string =>
  `reminder-${kind.toLowerCase().replaceAll('_', '-')}`;

/** Which text a nudge uses; null for the reminders of a meeting. */
export function findNudgeKind(kind: ReminderKind, { answerDueAt }: Facts, now: Date): NudgeKind | null {
  if (kind === 'SUBMISSION_WAITING') return answerDueAt && answerDueAt > now ? 'answer-due' : 'answer-late';
  return NUDGES[kind];
}

const NUDGES: Record<Exclude<ReminderKind, 'SUBMISSION_WAITING'>, NudgeKind | null> = {
  DAY_BEFORE: null,
  HOUR_BEFORE: null,
  FEEDBACK_AT_END: 'scorecard-due',
  FEEDBACK_AFTER_4_HOURS: 'scorecard-waiting',
  FEEDBACK_AFTER_A_DAY: 'scorecard-late',
  FEEDBACK_OVERDUE: 'panel-late',
  PICK_WAITING: 'time-to-choose',
};
