import type { ReminderKind } from '@slotwise/contract/bookings/reminders.schema';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { HOUR_MILLIS } from '#lib/durations.ts';
import type { PersonRow } from '#db/tables/booking-rows.ts';

export type Reader = { name: string; email: string };

/** The facts about a booking that decide who is reminded of what. */
export type Facts = {
  status: BookingStatus;
  startTime: Date | null;
  endTime: Date | null;
  /** Sample data, so no one is mailed about it. */
  isSample: boolean;
  candidate: Reader;
  people: Pick<PersonRow, 'role' | 'required' | 'rsvp' | 'name' | 'email'>[];
  /** The recruiter and anyone it was handed to, if they schedule meetings here. */
  owners: Reader[];
  admins: Reader[];
  /** The addresses whose scorecard is submitted or waived. */
  settled: ReadonlyMap<string, 'SUBMITTED' | 'DISMISSED'>;
  /** The deadline for answering a submission. */
  answerDueAt: Date | null;
  /** When the candidate was mailed the link for choosing a time, and when it expires. */
  pick: { sentAt: Date; expiresAt: Date } | null;
};

/** One reminder: its subject, its reader, for which start, and when. */
export type Planned = {
  kind: ReminderKind;
  reader: Reader;
  forStart: Date | null;
  dueAt: Date;
};

/** What a reminder is about; those of one subject are planned and called off together. */
export type Subject = 'MEETING' | 'SCORECARD' | 'LATE_PANEL' | 'SUBMISSION' | 'CHOICE';

export const SUBJECTS: Record<ReminderKind, Subject> = {
  DAY_BEFORE: 'MEETING',
  HOUR_BEFORE: 'MEETING',
  FEEDBACK_AT_END: 'SCORECARD',
  FEEDBACK_AFTER_4_HOURS: 'SCORECARD',
  FEEDBACK_AFTER_A_DAY: 'SCORECARD',
  FEEDBACK_OVERDUE: 'LATE_PANEL',
  SUBMISSION_WAITING: 'SUBMISSION',
  PICK_WAITING: 'CHOICE',
};

/** Hours from the meeting's start or end, the answer's due time, or the mail with the link. */
const HOURS: Record<ReminderKind, readonly number[]> = {
  DAY_BEFORE: [-24],
  HOUR_BEFORE: [-1],
  FEEDBACK_AT_END: [0],
  FEEDBACK_AFTER_4_HOURS: [4],
  FEEDBACK_AFTER_A_DAY: [24],
  // A day after the last reminder to the panel itself, which may settle it.
  FEEDBACK_OVERDUE: [48],
  SUBMISSION_WAITING: [-12, 0],
  PICK_WAITING: [48],
};

/** When reminders of this kind are due; hours are elapsed time, across clock changes. */
export function listDueDates(kind: ReminderKind, facts: Facts): Date[] {
  const from = findOrigin(SUBJECTS[kind], facts);
  return from ? HOURS[kind].map((hours) => new Date(from.getTime() + hours * HOUR_MILLIS)) : [];
}

const findOrigin = (subject: Subject, { startTime, endTime, answerDueAt, pick }: Facts): Date | null =>
  ({
    MEETING: startTime,
    SCORECARD: endTime,
    LATE_PANEL: endTime,
    SUBMISSION: answerDueAt,
    CHOICE: pick?.sentAt ?? null,
  })[subject];

/** The start that a reminder of this subject belongs to; null if it depends on none. */
export const startFor = (subject: Subject, { startTime }: Facts): Date | null =>
  subject === 'SUBMISSION' || subject === 'CHOICE' ? null : startTime;

/** The readers of this reminder, each address once. */
export function listReaders(subject: Subject, facts: Facts): Reader[] {
  const { candidate, owners, admins } = facts;
  const late = owing(facts);
  switch (subject) {
    case 'MEETING':
      return eachOnce(comingPeople(facts));
    case 'SCORECARD':
      return late;
    case 'LATE_PANEL':
      // Those who are late get their own reminder.
      return late.length === 0 ? [] : without(eachOnce([...owners, ...admins]), late);
    case 'SUBMISSION':
      return owners;
    case 'CHOICE':
      return [candidate];
  }
}

/** Everyone expected: not those who declined, nor observers, whose coming is optional. */
const comingPeople = ({ people }: Facts): Reader[] =>
  people.filter(({ role, rsvp }) => role !== 'OBSERVER' && rsvp !== 'DECLINED').map(toReader);

/** The required panelists whose scorecard is neither submitted nor waived. */
export const owing = ({ people, settled }: Facts): Reader[] =>
  people
    .filter(({ role, required, email }) => role === 'PANELIST' && required && !settled.has(email))
    .map(toReader);

const toReader = ({ name, email }: Reader): Reader => ({ name, email });

const without = (readers: Reader[], others: Reader[]): Reader[] =>
  readers.filter(({ email }) => !others.some((one) => one.email === email));

const eachOnce = (readers: Reader[]): Reader[] =>
  [...new Map(readers.toReversed().map((reader) => [reader.email, reader])).values()].toReversed();
