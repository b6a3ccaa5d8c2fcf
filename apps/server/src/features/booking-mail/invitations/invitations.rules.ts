import { OCCUPYING_STATUSES, type BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { Audience, MeetingRevision } from '#engines/calendar-messages/meeting-revision.ts';
import type { MailingList } from '#engines/mail-texts/mails-of-revision.ts';
import type { BookingChange, BookingMoment } from '#context.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import { toAttendee, toPlace } from './invitations.mapper.ts';

/** What a revision's mails announce. NEW invites everyone for the first time, REOPENED again after a cancellation. */
export type News = MailingList & {
  change: MeetingRevision['change'] | 'REOPENED';
  /** The span before the change. */
  before?: MeetingRevision['before'];
  /** Shown to everyone, including the candidate. */
  reason?: string | undefined;
  /** The addresses first invited by this revision. */
  invited?: string[];
};

const AUDIENCES = ['candidate', 'panel'] as const;
const UNINVITED: readonly BookingStatus[] = ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'];

/** True if this booking is in people's calendars, or was until it was called off. */
export const hasSentInvitations = ({ booking_status: status, start_time: start }: BookingRow): boolean =>
  start !== null && !UNINVITED.includes(status);

/** True if what calendars show of the meeting still matters. */
export const isToCome = ({ booking_status: status, end_time: end }: BookingRow, now: Date): boolean =>
  end !== null && end > now && (OCCUPYING_STATUSES as readonly BookingStatus[]).includes(status);

/** What the change of a booking has to tell, and which audience; null if it changes nothing anyone has read. */
export function findNews({
  before,
  after,
  now,
}: Pick<BookingChange, 'before' | 'after' | 'now'>): News | null {
  if (before && isCalledOff(before.row, after.row, now)) return { change: 'CANCELLED' };
  if (!isToCome(after.row, now)) return null;
  if (!before || !hasSentInvitations(before.row)) return { change: 'NEW' };
  switch (before.row.booking_status) {
    case 'CANCELLED':
      return { change: 'REOPENED', invited: newMembers(before, after) };
    case 'REJECTED':
      return isBeforeStart(after.row, now) ? { change: 'REOPENED' } : null;
    // A coming interview with someone who was onboarded is no longer needed.
    case 'ONBOARDED':
      return null;
    default:
      return revisionNews(before, after);
  }
}

function revisionNews(before: BookingMoment, after: BookingMoment): News | null {
  const audiences = AUDIENCES.filter((audience) => shownTo(audience, before) !== shownTo(audience, after));
  if (audiences.length === 0) return null;
  const span = isMoved(before.row, after.row) ? toSpan(before.row) : undefined;
  const withdrawn = AUDIENCES.flatMap((audience) =>
    listMembers(audience, before)
      .filter(({ email }) => !isIn(audience, after, email))
      .map((person) => ({ audience, attendee: toAttendee(person) })),
  );
  const invited = newMembers(before, after);
  return { change: span ? 'MOVED' : 'UPDATED', audiences, withdrawn, invited, ...(span && { before: span }) };
}

/** The addresses that had no entry before. */
const newMembers = (before: BookingMoment, after: BookingMoment): string[] =>
  AUDIENCES.flatMap((audience) =>
    listMembers(audience, after)
      .filter(({ email }) => !isIn(audience, before, email))
      .map(({ email }) => email),
  );

const OFF: readonly BookingStatus[] = ['CANCELLED', 'WITHDRAWN'];

/** True if an expected meeting does not take place. A running meeting with a rejected candidate goes on. */
function isCalledOff(before: BookingRow, { booking_status: to }: BookingRow, now: Date): boolean {
  if (to === before.booking_status) return false;
  if (to === 'REJECTED') return isBeforeStart(before, now);
  return OFF.includes(to) && isToCome(before, now);
}

const isBeforeStart = ({ start_time: start }: BookingRow, now: Date): boolean =>
  start !== null && start > now;

/** Those with this audience's event in their calendar, each address once. */
function listMembers(audience: Audience, { people }: BookingMoment): PersonRow[] {
  const members = people.filter(({ role }) => (role === 'CANDIDATE') === (audience === 'candidate'));
  return [...new Map(members.toReversed().map((person) => [person.email, person])).values()];
}

const isIn = (audience: Audience, moment: BookingMoment, email: string): boolean =>
  listMembers(audience, moment).some((one) => one.email === email);

/** The facts whose change is worth a mail to an audience. Not panel or round for candidates: a swap does not disturb them. */
function shownTo(audience: Audience, moment: BookingMoment): string {
  const { row, people } = moment;
  const candidate = people.find(({ role }) => role === 'CANDIDATE');
  // Every mail is sent in the recruiter's name. Their contact details are only in the panel's entry.
  const sender = [row.recruiter_name, row.recruiter_user_id];
  // Only wall times change if the zone got new rules and the instants were kept.
  const local = [row.start_local, row.end_local];
  const all = [toSpan(row), local, toPlace(row), row.instructions, row.job_title, sender];
  if (audience === 'candidate') return JSON.stringify([...all, candidate?.email]);
  const panel = people
    .filter(({ role }) => role !== 'CANDIDATE')
    .map(({ email, name, required }) => JSON.stringify([email, name, required]))
    .toSorted();
  return JSON.stringify([...all, row.round_name, candidate?.name, panel]);
}

const isMoved = (before: BookingRow, after: BookingRow): boolean =>
  JSON.stringify(toSpan(before)) !== JSON.stringify(toSpan(after));

function toSpan({ start_time: start, end_time: end, time_zone: timeZone }: BookingRow) {
  if (!start || !end) throw new Error('A meeting that was mailed has a time.');
  return { startTime: start.toISOString(), endTime: end.toISOString(), timeZone };
}
