import type { listSubmissions as endpoint } from '@slotwise/contract/bookings/bookings.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { asSupplier, asVendor, type SupplierDb } from '#db/tenancy.ts';
import { findAssociation } from '#features/vendors/vendors.service.ts';
import { AppError } from '#lib/app-error.ts';
import { toPageWindow } from '#lib/paging.ts';
import { toBookingFilter } from '#features/bookings/bookings.rules.ts';
import { listBookings } from '#features/bookings/listing/list-bookings.service.ts';
import { summaryForSupplier } from './supplier-booking.mapper.ts';
import { findSubmissions } from '#features/bookings/submission.service.ts';
import * as queries from './list-submissions.queries.ts';

type ListRequest = ParsedRequestOf<typeof endpoint>['query'];
type Answer = ResponseOf<typeof endpoint>;

/**
 * A supplier's submissions: for itself, to every client; for its client, to the caller's organization. FORBIDDEN for
 * others.
 */
export async function listSubmissions(
  context: Context,
  session: Session,
  query: ListRequest,
): Promise<Answer> {
  const { submitterVendorId: supplierId } = query;
  if (supplierId === session.vendorId) return listOwn(context, session, query);
  const association = await asVendor(context.db, session.vendorId, (tx) =>
    findAssociation(tx, { supplierId }),
  );
  if (!association) throw new AppError('FORBIDDEN');
  const { submitterVendorId: _supplier, clientVendorId: _client, name = '', q = '', ...rest } = query;
  return listBookings(context, session, { ...rest, name: supplierId, q: `${name} ${q}` });
}

async function listOwn(context: Context, session: Session, query: ListRequest): Promise<Answer> {
  const { page, pageSize, limit, offset } = toPageWindow(query);
  const { filter, order } = toOwnList(context, session, query);
  return asSupplier(context.db, session.vendorId, async (tx) => {
    const rows = await queries.listOwnSubmissions(tx, filter, { ...order, limit, offset });
    const total = await queries.countOwnSubmissions(tx, filter);
    const data = await toSummaries(tx, rows, order.now);
    return { status: 'success', data, page: { page, pageSize, total } };
  });
}

/** The same list for an export, of at most `most` rows. Their ids are read once, with the first page. */
export function readLongSubmissions(
  context: Context,
  session: Session,
  query: ListRequest,
  most: number,
): (page: { page: number; pageSize: number }) => Promise<Answer> {
  if (query.submitterVendorId !== session.vendorId)
    return (page) => listSubmissions(context, session, { ...query, ...page });
  const { filter, order } = toOwnList(context, session, query);
  let found = { ids: [] as string[], total: 0 };
  return ({ page, pageSize }) =>
    asSupplier(context.db, session.vendorId, async (tx) => {
      if (page === 1) {
        const ids = await queries.listOwnIds(tx, filter, { ...order, limit: most, offset: 0 });
        found = { ids, total: await queries.countOwnSubmissions(tx, filter) };
      }
      const { ids, total } = found;
      const rows = await queries.listOwnById(tx, filter, ids.slice((page - 1) * pageSize, page * pageSize));
      const data = await toSummaries(tx, rows, order.now);
      return { status: 'success', data, page: { page, pageSize, total } };
    });
}

function toOwnList({ clock }: Context, session: Session, query: ListRequest) {
  const now = clock.now();
  const { words, candidateEmail, statuses, jdId, from, to, isRescheduled } = toBookingFilter(
    session,
    query,
    now,
  );
  const filter = {
    words,
    candidateEmail,
    statuses,
    jdId,
    from,
    to,
    isRescheduled: isRescheduled === true,
    clientId: query.clientVendorId,
  };
  return { filter, order: { sort: query.sort ?? ('-createdAt' as const), now } };
}

async function toSummaries(tx: SupplierDb, rows: BookingRow[], now: Date) {
  const submissions = await findSubmissions(tx, { supplierId: tx.vendorId }, rows);
  return rows.flatMap((row) => {
    const submission = submissions.get(row.booking_id);
    return submission ? [summaryForSupplier({ row, submission, now })] : [];
  });
}
