import type * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { toPageWindow } from '#lib/paging.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { toBookingSummary } from './bookings.mapper.ts';
import * as queries from './bookings.queries.ts';
import { toBookingFilter } from './bookings.rules.ts';
import { findSubmissions } from './submission.service.ts';
import { listScorecardStates } from './feedback-state.queries.ts';
import { toFeedbackStates } from './feedback-state.rules.ts';

type ListRequest = ParsedRequestOf<typeof endpoints.listBookings>['query'];

/** A page of the bookings the caller may see, coming ones first unless another order is asked for. */
export async function listBookings(
  { db, clock }: Context,
  session: Session,
  query: ListRequest,
): Promise<ResponseOf<typeof endpoints.listBookings>> {
  const now = clock.now();
  const filter = toBookingFilter(session, query, now);
  const { page, pageSize, limit, offset } = toPageWindow(query);
  const order = { sort: query.sort ?? 'upcoming', now };
  return asVendor(db, session.vendorId, async (tx) => {
    const rows = await queries.listBookings(tx, filter, { ...order, limit, offset });
    const total = await queries.countBookings(tx, filter);
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
  const people = Map.groupBy(await queries.listPeople(tx, ids), ({ booking_id }) => booking_id);
  const states = toFeedbackStates(rows, people, await listScorecardStates(tx, ids), now);
  const submissions = await findSubmissions(tx, { clientId: vendorId }, rows);
  return rows.map((row) =>
    toBookingSummary(row, people.get(row.booking_id) ?? [], {
      reader,
      feedbackState: states.get(row.booking_id) ?? 'NONE',
      submission: submissions.get(row.booking_id),
      now,
    }),
  );
}
