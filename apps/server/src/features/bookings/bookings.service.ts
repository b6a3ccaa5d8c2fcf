import type * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import {
  BOOKING_STATUSES,
  OCCUPYING_STATUSES,
  type Booking,
  type BookingSummary,
} from '@slotwise/contract/bookings/bookings.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { startOfDay } from '#engines/wall-time/day-bounds.ts';
import { AppError } from '#lib/app-error.ts';
import { windowOf } from '#lib/paging.ts';
import { bookingOf, summaryOf } from './bookings.mapper.ts';
import * as queries from './bookings.queries.ts';
import { filterOf, scopeOf } from './bookings.rules.ts';

type ListWishes = ParsedRequestOf<typeof endpoints.listBookings>['query'];
type CountWishes = ParsedRequestOf<typeof endpoints.countBookings>['query'];

const DAYS_AHEAD = 7;

/** The booking with its people and history; NOT_FOUND where the caller may not see it. */
export async function readBooking(tx: VendorDb, session: Session, bookingId: string): Promise<Booking> {
  const { vendorId, vendorName } = session;
  const row = await queries.findBooking(tx, vendorId, scopeOf(session), bookingId);
  if (!row) throw new AppError('NOT_FOUND');
  const people = await queries.listPeople(tx, vendorId, [bookingId]);
  const steps = await queries.listSteps(tx, vendorId, bookingId);
  return bookingOf(summaryOf(row, people, vendorName), steps);
}

/** One booking as the contract answers it; NOT_FOUND where the caller may not see it. */
export async function getBooking(
  { db }: Context,
  session: Session,
  bookingId: string,
): Promise<ResponseOf<typeof endpoints.getBooking>> {
  const data = await asVendor(db, session.vendorId, (tx) => readBooking(tx, session, bookingId));
  return { status: 'success', bookingId, data };
}

/** A page of the bookings the caller may see, coming ones first unless another order is asked for. */
export async function listBookings(
  { db, clock }: Context,
  session: Session,
  wishes: ListWishes,
): Promise<ResponseOf<typeof endpoints.listBookings>> {
  const filter = filterOf(session, wishes);
  const { page, pageSize, limit, offset } = windowOf(wishes);
  const order = { sort: wishes.sort ?? 'upcoming', now: clock.now() };
  return asVendor(db, session.vendorId, async (tx) => {
    const rows = await queries.listBookings(tx, session.vendorId, filter, { ...order, limit, offset });
    const total = await queries.countBookings(tx, session.vendorId, filter);
    const data = await withPeople(tx, session, rows);
    return { status: 'success', data, page: { page, pageSize, total } };
  });
}

async function withPeople(
  tx: VendorDb,
  { vendorId, vendorName }: Session,
  rows: Parameters<typeof summaryOf>[0][],
): Promise<BookingSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ booking_id }) => booking_id);
  const byBooking = Map.groupBy(await queries.listPeople(tx, vendorId, ids), ({ booking_id }) => booking_id);
  return rows.map((row) => summaryOf(row, byBooking.get(row.booking_id) ?? [], vendorName));
}

/** Counts by status, and how many the caller's today and the coming seven days hold. */
export async function countBookings(
  { db, clock }: Context,
  session: Session,
  wishes: CountWishes,
): Promise<ResponseOf<typeof endpoints.countBookings>> {
  const filter = filterOf(session, wishes);
  const now = clock.now().toISOString();
  const dayIn = (days: number) => new Date(startOfDay(now, session.timeZone, days));
  const upcoming = {
    ...filterOf(session, { name: wishes.name }),
    statuses: OCCUPYING_STATUSES,
    from: dayIn(0),
  };
  return asVendor(db, session.vendorId, async (tx) => {
    const groups = await queries.countByStatus(tx, session.vendorId, filter);
    const count = (to: Date) => queries.countBookings(tx, session.vendorId, { ...upcoming, to });
    const data = { today: await count(dayIn(1)), next7Days: await count(dayIn(DAYS_AHEAD)) };
    return { status: 'success', ...totalsOf(groups), data };
  });
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
