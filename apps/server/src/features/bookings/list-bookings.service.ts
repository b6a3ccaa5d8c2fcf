import type * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { BOOKING_STATUSES, OCCUPYING_STATUSES } from '@slotwise/contract/bookings/life/life.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { startOfDay } from '#engines/wall-time/day-bounds.ts';
import { windowOf } from '#lib/paging.ts';
import { summaryOf, type BookingRow } from './bookings.mapper.ts';
import type { BookingFilter } from './bookings.queries.ts';
import * as queries from './bookings.queries.ts';
import { feedbackFilter, filterOf } from './bookings.rules.ts';
import { feedbackStatesOf } from '#features/evaluation/feedback.mapper.ts';
import { listScorecardStates } from '#features/evaluation/feedback.queries.ts';
import { countNeeds } from '#features/booking-views/needs.queries.ts';
import { needRulesAt } from '#features/booking-views/needs.rules.ts';
import { needyOf } from '#features/booking-views/needs.service.ts';
import { AWAITING_FEEDBACK } from '#features/booking-views/panel-needs.queries.ts';
import { readBooking } from '#features/booking-views/booking-detail.service.ts';
import { actorFor, findSubmissionsOf } from './guests.service.ts';

type ListWishes = ParsedRequestOf<typeof endpoints.listBookings>['query'];
type CountWishes = ParsedRequestOf<typeof endpoints.countBookings>['query'];

const DAYS_AHEAD = 7;

/** One booking as the contract answers it; NOT_FOUND where the caller may not see it. */
export async function getBooking(
  context: Context,
  session: Session,
  bookingId: string,
): Promise<ResponseOf<typeof endpoints.getBooking>> {
  const actor = await actorFor(context, session, bookingId);
  const data = await asVendor(context.db, actor.vendorId, (tx) => readBooking(context, tx, actor, bookingId));
  return { status: 'success', bookingId, data };
}

/** A page of the bookings the caller may see, coming ones first unless another order is asked for. */
export async function listBookings(
  { db, clock }: Context,
  session: Session,
  wishes: ListWishes,
): Promise<ResponseOf<typeof endpoints.listBookings>> {
  const now = clock.now();
  const filter = filterOf(session, wishes, now);
  const { page, pageSize, limit, offset } = windowOf(wishes);
  const order = { sort: wishes.sort ?? 'upcoming', now };
  return asVendor(db, session.vendorId, async (tx) => {
    const rows = await queries.listBookings(tx, session.vendorId, filter, { ...order, limit, offset });
    const total = await queries.countBookings(tx, session.vendorId, filter);
    const data = await withPeople(tx, session, rows, now);
    return { status: 'success', data, page: { page, pageSize, total } };
  });
}

async function withPeople(
  tx: VendorDb,
  reader: Session,
  rows: BookingRow[],
  now: Date,
): Promise<BookingSummary[]> {
  if (rows.length === 0) return [];
  const { vendorId } = reader;
  const ids = rows.map(({ booking_id }) => booking_id);
  const people = Map.groupBy(await queries.listPeople(tx, vendorId, ids), ({ booking_id }) => booking_id);
  const states = feedbackStatesOf(rows, people, await listScorecardStates(tx, vendorId, ids), now);
  const submissions = await findSubmissionsOf(tx, { clientId: vendorId }, rows);
  return rows.map((row) =>
    summaryOf(row, people.get(row.booking_id) ?? [], {
      reader,
      feedbackState: states.get(row.booking_id) ?? 'NONE',
      submission: submissions.get(row.booking_id),
      now,
    }),
  );
}

/** Counts by status with the figures of the first screen, all of what the caller may see. */
export async function countBookings(
  { db, clock }: Context,
  session: Session,
  wishes: CountWishes,
): Promise<ResponseOf<typeof endpoints.countBookings>> {
  const now = clock.now();
  const filter = filterOf(session, wishes, now);
  return asVendor(db, session.vendorId, async (tx) => {
    const groups = await queries.countByStatus(tx, session.vendorId, filter);
    const data = await figuresOf(
      tx,
      session,
      filterOf(session, { ...wishes, from: undefined, to: undefined }, now),
      now,
    );
    return { status: 'success', ...totalsOf(groups), data };
  });
}

type Figures = ResponseOf<typeof endpoints.countBookings>['data'];

/** Days are those of the caller's zone. */
async function figuresOf(tx: VendorDb, session: Session, filter: BookingFilter, now: Date): Promise<Figures> {
  const count = (more: Partial<BookingFilter>) =>
    queries.countBookings(tx, session.vendorId, { ...filter, ...more });
  const dayIn = (days: number) => new Date(startOfDay(now.toISOString(), session.timeZone, days));
  const coming = { statuses: OCCUPYING_STATUSES, from: dayIn(0) };
  const over = { statuses: AWAITING_FEEDBACK };
  return {
    today: await count({ ...coming, to: dayIn(1) }),
    next7Days: await count({ ...coming, to: dayIn(DAYS_AHEAD) }),
    awaitingFeedback: await count({ ...over, feedback: feedbackFilter('OWED', now) }),
    feedbackOverdue: await count({ ...over, feedback: feedbackFilter('OVERDUE', now) }),
    awaitingMyAction: await countNeeds(tx, needyOf(session), needRulesAt(now)),
    unconfirmedRsvp: await count({ statuses: ['SCHEDULED'], from: now, isUnanswered: true }),
  };
}

type StatusGroup = Awaited<ReturnType<typeof queries.countByStatus>>[number];

function totalsOf(groups: StatusGroup[]): { total: number; counts: endpoints.BookingCounts } {
  const sum = (figure: (group: StatusGroup) => string) =>
    groups.reduce((total, group) => total + Number(figure(group)), 0);
  const of = new Map(groups.map((group) => [group.booking_status, Number(group.total)]));
  const counts = {
    ...Object.fromEntries(BOOKING_STATUSES.map((status) => [status, of.get(status) ?? 0])),
    RESCHEDULED: sum(({ rescheduled }) => rescheduled),
  } as endpoints.BookingCounts;
  return { total: sum(({ total }) => total), counts };
}
