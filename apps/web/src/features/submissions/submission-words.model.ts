import type { Ownership, Submission } from '@slotwise/contract/booking-parts/submission.schema';
import { OWNERSHIP_WORDS, REJECT_REASON_WORDS, RTR_WORDS } from '@slotwise/contract/words';
import { durationText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';

const minutesBetween = (from: string, to: string | number) =>
  (Number(new Date(to)) - Date.parse(from)) / 60_000;

const printed = (at: string, { timeZone }: Viewer) => printWallTime(wallTimeAt(Date.parse(at), timeZone));

export type AnswerClock = { text: string; isLate: boolean };

/** How long the client has, or took, to answer: 'due in 1 day 4 h', '5 h late', 'answered after 3 h'. */
export function answerClock(submission: Submission, isOpen: boolean, now: number): AnswerClock {
  const { submittedAt, answeredAt, answerDueAt } = submission;
  if (answeredAt) {
    return {
      text: `answered after ${durationText(Math.max(1, minutesBetween(submittedAt, answeredAt)))}`,
      isLate: false,
    };
  }
  if (!isOpen) return { text: 'not answered', isLate: false };
  const left = -minutesBetween(answerDueAt, now);
  return left >= 0
    ? { text: `answer due in ${durationText(Math.max(1, left))}`, isLate: false }
    : { text: `answer ${durationText(-left)} late`, isLate: true };
}

/** 'Candidate confirmed, 26/11/2026 15:00' */
export const rtrText = ({ rtrState, rtrAt }: Submission, viewer: Viewer): string =>
  rtrAt ? `${RTR_WORDS[rtrState]}, ${printed(rtrAt, viewer)}` : RTR_WORDS[rtrState];

/** 'Owned until 25/05/2027', or the state alone if there is no end. */
export function ownershipText({ state, until }: Ownership, viewer: Viewer): string {
  const words = OWNERSHIP_WORDS[state];
  if (!until || (state !== 'OWNED' && state !== 'EXPIRED')) return words;
  return `${words}${state === 'OWNED' ? ' until' : ','} ${printed(until, viewer).slice(0, 10)}`;
}

/** 'Skills: Too junior for this team' */
export const declineText = ({ declineReason }: Submission): string =>
  declineReason
    ? [REJECT_REASON_WORDS[declineReason.code], declineReason.text].filter(Boolean).join(': ')
    : '';
