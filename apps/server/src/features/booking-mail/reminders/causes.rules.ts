import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { DAY_MILLIS, HOUR_MILLIS } from '#lib/durations.ts';
import {
  listDueDates,
  owing,
  listReaders,
  startFor,
  SUBJECTS,
  type Facts,
  type Planned,
  type Subject,
} from './reminders.rules.ts';
import { ENDS, MOVED, OTHERWISE } from './cause-words.rules.ts';

/** A day-before reminder is useless once it is this late. */
const LATE_DAY_BEFORE_MILLIS = 4 * HOUR_MILLIS;
/** A nudge may be late, but not about what has long been settled elsewhere. */
const LATE_NUDGE_MILLIS = 7 * DAY_MILLIS;

/** The parts of a reminder that decide whether it has become pointless. */
export type Waiting = Omit<Planned, 'reader'> & { email: string };

/** Why the reminder has become pointless, as a sentence without its full stop; null if it still makes sense. */
export function whyPointless(
  { kind, email, forStart, dueAt }: Waiting,
  facts: Facts,
  now: Date,
): string | null {
  const subject = SUBJECTS[kind];
  const { status } = facts;
  if (!isUnderWay(subject, facts, now)) return ENDS[subject][status] ?? OTHERWISE[subject];
  const isMoved =
    !isSame(forStart, startFor(subject, facts)) ||
    !listDueDates(kind, facts).some((due) => isSame(due, dueAt));
  if (isMoved) return MOVED[subject];
  return listReaders(subject, facts).some((reader) => reader.email === email)
    ? null
    : whyNot(subject, email, facts);
}

/** True if anyone is reminded of this subject at present. */
export function isUnderWay(
  subject: Subject,
  { status, endTime }: Pick<Facts, 'status' | 'endTime'>,
  now: Date,
): boolean {
  // The job makes an ended meeting COMPLETED, some moments later.
  const present = status === 'SCHEDULED' && endTime !== null && endTime <= now ? 'COMPLETED' : status;
  return DURING[subject].includes(subject === 'MEETING' ? status : present);
}

const DURING: Record<Subject, readonly BookingStatus[]> = {
  MEETING: ['SCHEDULED', 'SELECTED'],
  SCORECARD: ['COMPLETED', 'SELECTED'],
  LATE_PANEL: ['COMPLETED', 'SELECTED'],
  SUBMISSION: ['SUBMITTED'],
  CHOICE: ['AWAITING_CANDIDATE'],
};

/** Why a delayed reminder is too late; null if it may go out. */
export function whyTooLate(
  { kind, dueAt }: Pick<Waiting, 'kind' | 'dueAt'>,
  facts: Facts,
  now: Date,
): string | null {
  const isPast = (time: Date | undefined | null): boolean =>
    time !== null && time !== undefined && time <= now;
  if (SUBJECTS[kind] === 'MEETING' && isPast(facts.startTime)) return 'The meeting has begun';
  if (SUBJECTS[kind] === 'CHOICE' && isPast(facts.pick?.expiresAt)) return 'The link has expired';
  const late = now.getTime() - dueAt.getTime();
  const mostLate = kind === 'DAY_BEFORE' ? LATE_DAY_BEFORE_MILLIS : LATE_NUDGE_MILLIS;
  return late > mostLate || isFollowed(kind, dueAt, facts, now) ? 'Too late' : null;
}

/** True if the next reminder on the same subject is due, which then goes alone. */
function isFollowed(kind: Waiting['kind'], dueAt: Date, facts: Facts, now: Date): boolean {
  const next = FOLLOWERS[kind];
  return next !== undefined && listDueDates(next, facts).some((due) => due > dueAt && due <= now);
}

const FOLLOWERS: Partial<Record<Waiting['kind'], Waiting['kind']>> = {
  DAY_BEFORE: 'HOUR_BEFORE',
  FEEDBACK_AT_END: 'FEEDBACK_AFTER_4_HOURS',
  FEEDBACK_AFTER_4_HOURS: 'FEEDBACK_AFTER_A_DAY',
  SUBMISSION_WAITING: 'SUBMISSION_WAITING',
};

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** Why someone is no longer reminded of this. */
function whyNot(subject: Subject, email: string, { people, settled, ...facts }: Facts): string {
  const seat = people.find((person) => person.email === email);
  switch (subject) {
    case 'MEETING':
      return seat?.rsvp === 'DECLINED' ? 'Declined the meeting' : 'No longer on the meeting';
    case 'SCORECARD':
      return whyNotOwed(settled.get(email));
    case 'LATE_PANEL':
      return owing({ people, settled, ...facts }).length === 0 ? 'Feedback is in' : 'No longer in charge';
    case 'SUBMISSION':
      return 'No longer in charge';
    case 'CHOICE':
      return 'The candidate has another address';
  }
}

function whyNotOwed(card: 'SUBMITTED' | 'DISMISSED' | undefined): string {
  if (card === 'SUBMITTED') return 'Feedback is in';
  return card === 'DISMISSED' ? 'Feedback was dismissed' : 'No longer on the panel';
}
