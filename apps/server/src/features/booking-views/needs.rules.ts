import { LIMITS } from '@slotwise/contract/limits';
import { HOUR_MILLIS } from '#lib/durations.ts';

/** How long each kind of debt may wait, and since when late ones are shown. */
export type NeedRules = {
  now: Date;
  feedbackHours: number;
  feedbackOverdueSince: Date;
  decisionHours: number;
  draftsSince: Date;
  pickHours: number;
  picksSince: Date;
};

const DRAFT_HOURS = 48;
const PICK_HOURS = 48;

/** The rules at one moment. */
export function needRulesAt(now: Date): NeedRules {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MILLIS);
  return {
    now,
    feedbackHours: LIMITS.feedbackDueHours,
    feedbackOverdueSince: before(LIMITS.feedbackDueHours),
    decisionHours: 2 * LIMITS.feedbackDueHours,
    draftsSince: before(DRAFT_HOURS),
    pickHours: PICK_HOURS,
    picksSince: before(PICK_HOURS),
  };
}
