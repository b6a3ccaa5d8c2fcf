import type { FeedbackState } from '@slotwise/contract/booking-parts/feedback.schema';
import { OCCUPYING_STATUSES, type BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { beginsIn } from '#db/folded.ts';
import { asJson } from '#db/json-rows.ts';
import type { PersonRow } from '#db/tables/booking-rows.ts';
import { literals } from '#db/literals.ts';
import { OWING } from './feedback-state.rules.ts';

/**
 * Which bookings a caller may see at all: all of the tenant, those this address takes part in or is to screen, the one
 * whose candidate has this address, or those this supplier submitted.
 */
export type Scope =
  | { everything: true }
  | { everything: false; email: string; bookingId?: string }
  | { everything: false; candidateEmail: string; bookingId: string }
  | { everything: false; submitterVendorId: VendorId };

/** Filters of a list; an absent field filters nothing. */
export type BookingFilter = {
  scope: Scope;
  /** Folded words that each must match the start of a word; those in `found` are looked up in the word table. */
  words: string[];
  found?: string[];
  personEmail?: string | undefined;
  /** Only this supplier's submissions. */
  submitterVendorId?: string | undefined;
  panelistEmail?: string | undefined;
  candidateEmail?: string | undefined;
  jdId?: string | undefined;
  statuses?: readonly BookingStatus[] | undefined;
  /** Takes up its people's time. Stated like this, and not by status, so that a partial index is used. */
  takesTime?: boolean | undefined;
  assigneeEmail?: string | undefined;
  isRescheduled?: boolean | undefined;
  /** Someone on it has not answered the invitation. */
  isUnanswered?: boolean | undefined;
  feedback?: FeedbackFilter | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** The progress of required scorecards; `OWED` means that one is missing although the meeting is over. */
export type FeedbackFilter = { is: FeedbackState | 'OWED'; now: Date; dueSince: Date };

type Builder = ExpressionBuilder<Tables, 'booking'>;

export const findBooking = (tx: VendorDb, scope: Scope, bookingId: string) =>
  selectBooking(tx, scope, bookingId).executeTakeFirst();

/** The same, with another expression about the booking in one query. */
export const findBookingWith = <T>(tx: VendorDb, scope: Scope, bookingId: string, also: RawBuilder<T>) =>
  selectBooking(tx, scope, bookingId).select(also.as('also')).executeTakeFirst();

const selectBooking = (tx: VendorDb, scope: Scope, bookingId: string) =>
  tx
    .selectOwn('booking', { booking_id: bookingId })
    .selectAll()
    .where((where) => where.and(inScope(where, tx, scope)));

const selectPeople = (tx: VendorDb, bookingIds: string[]) =>
  tx
    .selectOwn('booking_person')
    .selectAll()
    .where('booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .orderBy('booking_id')
    .orderBy('position');

/** Everyone on these bookings in one query, in display order. */
export const listPeople = (tx: VendorDb, bookingIds: string[]) => selectPeople(tx, bookingIds).execute();

/** The latest steps, or the latest before a given one, newest first. */
const selectSteps = (tx: VendorDb, bookingId: string, before?: number) =>
  tx
    .selectOwn('workflow_step', { booking_id: bookingId })
    .selectAll()
    .$if(before !== undefined, (query) => query.where('step', '<', before ?? 0))
    .orderBy('step', 'desc')
    .limit(LIMITS.historySteps);

/** The same in chronological order. */
export const listSteps = async (tx: VendorDb, bookingId: string, before?: number) =>
  (await selectSteps(tx, bookingId, before).execute()).toReversed();

/** Everyone on the outer query's booking, as shown in lists. */
export const listedPeople = (tx: VendorDb) =>
  asJson(
    tx
      .selectOwn('booking_person')
      .select(SHOWN_OF_PEOPLE)
      .where('booking_id', '=', sql<string>`booking.booking_id`)
      .orderBy('position'),
    { rsvp_at: true },
  );

const SHOWN_OF_PEOPLE = [
  'name',
  'email',
  'host',
  'role',
  'user_id',
  'panelist_id',
  'required',
  'time_zone',
  'rsvp',
  'rsvp_at',
  'rsvp_source',
  'rsvp_comments',
] as const;

export type ListedPerson = Pick<PersonRow, (typeof SHOWN_OF_PEOPLE)[number]>;

/** Everyone on one booking, and its latest steps, newest first, to be batched with others. */
export const listPeopleAsJson = (tx: VendorDb, bookingId: string) =>
  asJson(selectPeople(tx, [bookingId]), { rsvp_at: true });
export const listLatestStepsAsJson = (tx: VendorDb, bookingId: string) =>
  asJson(selectSteps(tx, bookingId), { at: true });

export function conditions(where: Builder, tx: VendorDb, filter: BookingFilter): Expression<SqlBool>[] {
  const { scope, words, personEmail, panelistEmail } = filter;
  return [
    ...inScope(where, tx, scope),
    ...words.map((word) => beginsIn(sql`search_text`, word)),
    ...valueConditions(where, filter),
    ...(personEmail ? [takesPart(where, tx, personEmail)] : []),
    ...(panelistEmail ? [takesPart(where, tx, panelistEmail, 'PANELIST')] : []),
    ...(filter.isRescheduled ? [where('reschedule_count', '>', sql.lit(0))] : []),
    ...(filter.isUnanswered ? [where('unanswered', '>', sql.lit(0))] : []),
    ...(filter.feedback ? feedbackConditions(where, filter.feedback) : []),
  ];
}

function valueConditions(where: Builder, filter: BookingFilter): Expression<SqlBool>[] {
  const { statuses, from, to } = filter;
  return [
    ...(filter.submitterVendorId ? [where('submitter_vendor_id', '=', filter.submitterVendorId)] : []),
    ...(filter.candidateEmail ? [where('candidate_email', '=', filter.candidateEmail)] : []),
    ...(filter.jdId ? [where('jd_id', '=', filter.jdId)] : []),
    ...(filter.assigneeEmail ? [where('assignee_email', '=', filter.assigneeEmail)] : []),
    ...(statuses ? [where('booking_status', 'in', statuses)] : []),
    ...(filter.takesTime ? [where('booking_status', 'in', literals(OCCUPYING_STATUSES))] : []),
    ...(from ? [where('start_time', '>=', from)] : []),
    ...(to ? [where('start_time', '<', to)] : []),
  ];
}

/** Being the candidate grants no access, even if the address is a panelist's elsewhere. Drafts are recruiters' only. */
export function inScope(where: Builder, tx: VendorDb, scope: Scope): Expression<SqlBool>[] {
  if (scope.everything) return [];
  if ('submitterVendorId' in scope) return [where('submitter_vendor_id', '=', scope.submitterVendorId)];
  if ('candidateEmail' in scope) {
    const { candidateEmail, bookingId } = scope;
    return [where('candidate_email', '=', candidateEmail), where('booking.booking_id', '=', bookingId)];
  }
  const { email, bookingId } = scope;
  const isInvited = where.and([
    where('booking_status', 'not in', literals(['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'])),
    takesPart(where, tx, email, 'not CANDIDATE'),
  ]);
  const isToScreen = where.and([
    where('booking_status', '=', sql.lit('SUBMITTED')),
    where('assignee_email', '=', email),
  ]);
  return [
    where.or([isInvited, isToScreen]),
    ...(bookingId ? [where('booking.booking_id', '=', bookingId)] : []),
  ];
}

type As = 'PANELIST' | 'not CANDIDATE';

/** The tenant is inlined as a value: referring to the booking's would run the inner query once per booking. */
function takesPart(where: Builder, tx: VendorDb, email: string, as?: As): Expression<SqlBool> {
  const bookingIds = tx
    .selectOwn('booking_person', { email })
    .select('booking_person.booking_id')
    .$if(as === 'PANELIST', (query) => query.where('booking_person.role', '=', sql.lit('PANELIST')))
    .$if(as === 'not CANDIDATE', (query) => query.where('booking_person.role', '<>', sql.lit('CANDIDATE')));
  return where('booking.booking_id', 'in', bookingIds);
}

function feedbackConditions(where: Builder, { is, now, dueSince }: FeedbackFilter): Expression<SqlBool>[] {
  const isOwed = where('scorecards_settled', '<', where.ref('scorecards_asked'));
  const hasSome = where('scorecards_settled', '>', sql.lit(0));
  const owes = where('booking_status', 'in', literals(OWING));
  const isLate = where('end_time', '<', dueSince);
  const unlessLate = where.or([
    where('end_time', 'is', null),
    where('end_time', '>=', dueSince),
    where.not(owes),
  ]);
  return {
    // What is over has started: indexes by start then skip everything still to come.
    OWED: () => [where('start_time', '<=', now), where('end_time', '<=', now), isOwed, owes],
    OVERDUE: () => [where('start_time', '<', dueSince), isLate, isOwed, owes],
    COMPLETE: () => [hasSome, where.not(isOwed)],
    PARTIAL: () => [unlessLate, hasSome, isOwed],
    NONE: () => [where.not(hasSome), where.or([unlessLate, where.not(isOwed)])],
  }[is]();
}
