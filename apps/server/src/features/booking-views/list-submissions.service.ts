import type { listSubmissions as endpoint } from '@slotwise/contract/bookings/bookings.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asSupplier, asVendor } from '#db/tenancy.ts';
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

/** What a supplier submitted: everywhere, for itself; to the own organization, for its client. FORBIDDEN for others. */
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

async function listOwn({ db, clock }: Context, session: Session, query: ListRequest): Promise<Answer> {
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
  const { page, pageSize, limit, offset } = toPageWindow(query);
  const order = { sort: query.sort ?? '-createdAt', now };
  return asSupplier(db, session.vendorId, async (tx) => {
    const rows = await queries.listOwnSubmissions(tx, filter, { ...order, limit, offset });
    const total = await queries.countOwnSubmissions(tx, filter);
    const submissions = await findSubmissions(tx, { supplierId: session.vendorId }, rows);
    const data = rows.flatMap((row) => {
      const submission = submissions.get(row.booking_id);
      return submission ? [summaryForSupplier({ row, submission, now })] : [];
    });
    return { status: 'success', data, page: { page, pageSize, total } };
  });
}
