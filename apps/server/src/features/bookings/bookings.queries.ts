import type { FeedbackState } from '@slotwise/contract/booking-parts/feedback.schema';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { foldText, likeAnywhere } from '#lib/text/fold-text.ts';
import { inOrder, type ListOrder } from './list-order.queries.ts';

/**
 * Which bookings a caller may see at all: all of the tenant, those this address takes part in or is to screen, the one
 * whose candidate has this address, or those this supplier submitted.
 */
export type Scope =
  | { everything: true }
  | { everything: false; email: string; bookingId?: string }
  | { everything: false; candidateEmail: string; bookingId: string }
  | { everything: false; submitterVendorId: VendorId };

/** What narrows a list; an absent field narrows nothing. */
export type BookingFilter = {
  scope: Scope;
  /** Words that each have to be found. */
  words: string[];
  personEmail?: string | undefined;
  /** Only what this supplier submitted. */
  submitterVendorId?: string | undefined;
  panelistEmail?: string | undefined;
  candidateEmail?: string | undefined;
  jdId?: string | undefined;
  statuses?: readonly BookingStatus[] | undefined;
  assigneeEmail?: string | undefined;
  isRescheduled?: boolean | undefined;
  /** Somebody on it has not answered the invitation. */
  isUnanswered?: boolean | undefined;
  feedback?: FeedbackFilter | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** How far the scorecards of required panelists are; `OWED` means over, and at least one is missing. */
export type FeedbackFilter = { is: FeedbackState | 'OWED'; now: Date; dueSince: Date };

type PageOfList = ListOrder & { limit: number; offset: number };

type Builder = ExpressionBuilder<Tables, 'booking'>;

export function findBooking(tx: VendorDb, scope: Scope, bookingId: string) {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .where((where) => where.and(inScope(where, tx.vendorId, scope)))
    .executeTakeFirst();
}

export function listBookings(tx: VendorDb, filter: BookingFilter, page: PageOfList) {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where((where) => where.and(conditions(where, tx.vendorId, filter)))
    .orderBy(inOrder(page))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countBookings(tx: VendorDb, filter: BookingFilter): Promise<number> {
  const { total } = await tx
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('vendor_id', '=', tx.vendorId)
    .where((where) => where.and(conditions(where, tx.vendorId, filter)))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function countByStatus(tx: VendorDb, filter: BookingFilter) {
  return tx
    .selectFrom('booking')
    .select(({ fn }) => [
      'booking_status',
      fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where reschedule_count > 0)`.as('rescheduled'),
    ])
    .where('vendor_id', '=', tx.vendorId)
    .where((where) => where.and(conditions(where, tx.vendorId, filter)))
    .groupBy('booking_status')
    .execute();
}

/** Everybody on these bookings in one query, in the order in which they are shown. */
export function listPeople(tx: VendorDb, bookingIds: string[]) {
  return tx
    .selectFrom('booking_person')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('position')
    .execute();
}

export function listSteps(tx: VendorDb, bookingId: string) {
  return tx
    .selectFrom('workflow_step')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .orderBy('step')
    .execute();
}

function conditions(where: Builder, vendorId: VendorId, filter: BookingFilter): Expression<SqlBool>[] {
  const { scope, words, personEmail, panelistEmail } = filter;
  return [
    ...inScope(where, vendorId, scope),
    ...words.map((word) => where('search_text', 'like', likeAnywhere(foldText(word)))),
    ...valueConditions(where, filter),
    ...(personEmail ? [takesPart(where, vendorId, personEmail)] : []),
    ...(panelistEmail ? [takesPart(where, vendorId, panelistEmail, 'PANELIST')] : []),
    ...(filter.isRescheduled ? [where('reschedule_count', '>', 0)] : []),
    ...(filter.isUnanswered ? [isUnanswered(where, vendorId)] : []),
    ...(filter.feedback ? feedbackConditions(where, vendorId, filter.feedback) : []),
  ];
}

/** What is compared with the booking's own row. */
function valueConditions(where: Builder, filter: BookingFilter): Expression<SqlBool>[] {
  const { statuses, from, to } = filter;
  return [
    ...(filter.submitterVendorId ? [where('submitter_vendor_id', '=', filter.submitterVendorId)] : []),
    ...(filter.candidateEmail ? [where('candidate_email', '=', filter.candidateEmail)] : []),
    ...(filter.jdId ? [where('jd_id', '=', filter.jdId)] : []),
    ...(filter.assigneeEmail ? [where('assignee_email', '=', filter.assigneeEmail)] : []),
    ...(statuses ? [where('booking_status', 'in', statuses)] : []),
    ...(from ? [where('start_time', '>=', from)] : []),
    ...(to ? [where('start_time', '<', to)] : []),
  ];
}

/**
 * The person who is a candidate somewhere sees nothing by that, though the address may be a panelist's elsewhere. What has
 * not been sent out yet is the recruiters' own.
 */
export function inScope(where: Builder, vendorId: VendorId, scope: Scope): Expression<SqlBool>[] {
  if (scope.everything) return [];
  if ('submitterVendorId' in scope) return [where('submitter_vendor_id', '=', scope.submitterVendorId)];
  if ('candidateEmail' in scope) {
    const { candidateEmail, bookingId } = scope;
    return [where('candidate_email', '=', candidateEmail), where('booking.booking_id', '=', bookingId)];
  }
  const { email, bookingId } = scope;
  const isInvited = where.and([
    where('booking_status', 'not in', ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE']),
    takesPart(where, vendorId, email, 'not CANDIDATE'),
  ]);
  const isToScreen = where.and([
    where('booking_status', '=', 'SUBMITTED'),
    where('assignee_email', '=', email),
  ]);
  return [
    where.or([isInvited, isToScreen]),
    ...(bookingId ? [where('booking.booking_id', '=', bookingId)] : []),
  ];
}

type As = 'PANELIST' | 'not CANDIDATE';

/** The tenant stands in it as a value: referring to the booking's would run the inner query for each booking. */
function takesPart(where: Builder, vendorId: VendorId, email: string, as?: As): Expression<SqlBool> {
  const bookingIds = where
    .selectFrom('booking_person')
    .select('booking_person.booking_id')
    .where('booking_person.vendor_id', '=', vendorId)
    .where('booking_person.email', '=', email)
    .$if(as === 'PANELIST', (query) => query.where('booking_person.role', '=', 'PANELIST'))
    .$if(as === 'not CANDIDATE', (query) => query.where('booking_person.role', '<>', 'CANDIDATE'));
  return where('booking.booking_id', 'in', bookingIds);
}

function isUnanswered(where: Builder, vendorId: VendorId): Expression<SqlBool> {
  const bookingIds = where
    .selectFrom('booking_person')
    .select('booking_person.booking_id')
    .where('booking_person.vendor_id', '=', vendorId)
    .where('booking_person.rsvp', '=', 'NEEDS_ACTION')
    .where('booking_person.host', '=', false);
  return where('booking.booking_id', 'in', bookingIds);
}

function feedbackConditions(
  where: Builder,
  vendorId: VendorId,
  { is, now, dueSince }: FeedbackFilter,
): Expression<SqlBool>[] {
  const seats = (settled: boolean) => hasSeat(where, vendorId, settled);
  const isLate = where('end_time', '<', dueSince);
  const unlessLate = where.or([where('end_time', 'is', null), where('end_time', '>=', dueSince)]);
  return {
    OWED: () => [where('end_time', '<=', now), seats(false)],
    OVERDUE: () => [isLate, seats(false)],
    COMPLETE: () => [seats(true), where.not(seats(false))],
    PARTIAL: () => [unlessLate, seats(true), seats(false)],
    NONE: () => [where.not(seats(true)), where.or([unlessLate, where.not(seats(false))])],
  }[is]();
}

/** Whether a required panelist's scorecard is in or waived, or whether one is missing. */
function hasSeat(where: Builder, vendorId: VendorId, settled: boolean): Expression<SqlBool> {
  const bookingIds = where
    .selectFrom('booking_person as seat')
    .leftJoin('feedback', (join) =>
      join
        .onRef('feedback.vendor_id', '=', 'seat.vendor_id')
        .onRef('feedback.booking_id', '=', 'seat.booking_id')
        .onRef('feedback.panelist_email', '=', 'seat.email')
        .on('feedback.state', '<>', 'DRAFT'),
    )
    .select('seat.booking_id')
    .where('seat.vendor_id', '=', vendorId)
    .where('seat.role', '=', 'PANELIST')
    .where('seat.required', '=', true)
    .where('feedback.feedback_id', settled ? 'is not' : 'is', null);
  return where('booking.booking_id', 'in', bookingIds);
}
