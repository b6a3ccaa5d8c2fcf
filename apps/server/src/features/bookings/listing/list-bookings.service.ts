import type * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import { asVendor, readAsVendor, type VendorDb } from '#db/tenancy.ts';
import { toPageWindow } from '#lib/paging.ts';
import { toBookingSummary } from '../bookings.mapper.ts';
import type { BookingFilter } from '../bookings.queries.ts';
import { toBookingFilter } from '../bookings.rules.ts';
import { findSubmissions } from '../submission.service.ts';
import { findFeedbackState } from '../feedback-state.rules.ts';
import { countBookings } from './count-bookings.queries.ts';
import { toExportedBooking, type ExportedBooking } from './exported-booking.mapper.ts';
import { findRarest } from './found-words.queries.ts';
import {
  listBookingIds,
  listBookings as listPage,
  listExported,
  type ListedRow,
  type PageOfList,
} from './list-page.queries.ts';

/** How many bookings before a page may simply be skipped. */
const FAR = 1000;

type ListRequest = ParsedRequestOf<typeof endpoints.listBookings>['query'];

/** A page of the bookings the caller may see, upcoming first unless another order is requested. */
export async function listBookings(
  { db, clock }: Context,
  session: Session,
  query: ListRequest,
): Promise<ResponseOf<typeof endpoints.listBookings>> {
  const now = clock.now();
  const asked = toBookingFilter(session, query, now);
  const { page, pageSize, limit, offset } = toPageWindow(query);
  const order = { sort: query.sort ?? 'upcoming', now };
  return readAsVendor(db, session.vendorId, async (tx) => {
    const filter = { ...asked, ...(await findRarest(tx, asked.words)) };
    const { rows, total } = await readPage(tx, filter, { ...order, limit, offset });
    const data = await withSubmissions(tx, session, rows, now);
    return { status: 'success', data, page: { page, pageSize, total } };
  });
}

type PageRequest = { page: number; pageSize: number };
type Pages = (request: PageRequest) => Promise<{ data: ExportedBooking[]; page: { total: number } }>;

/**
 * The pages of one long list of at most `most` bookings. Its ids are read once, with the first page, so that later
 * pages cost no more and none is missing or duplicated, whatever changes meanwhile. Contains what exports show.
 */
export function readLongList(
  { db, clock }: Context,
  session: Session,
  query: ListRequest,
  most: number,
): Pages {
  const now = clock.now();
  const filter = toBookingFilter(session, query, now);
  const order = { sort: query.sort ?? 'upcoming', now };
  let found = { ids: [] as string[], total: 0 };
  return ({ page, pageSize }) =>
    asVendor(db, session.vendorId, async (tx) => {
      if (page === 1) {
        const whole = { ...order, limit: most, offset: 0, isFromEnd: false };
        const searched = { ...filter, ...(await findRarest(tx, filter.words)) };
        const [ids, total] = await Promise.all([
          listBookingIds(tx, searched, whole),
          countBookings(tx, searched),
        ]);
        found = { ids, total };
      }
      const ids = found.ids.slice((page - 1) * pageSize, page * pageSize);
      const rows = await listExported(tx, filter, ids);
      const submissions = await findSubmissions(tx, { clientId: tx.vendorId }, rows);
      const data = rows.map((row) =>
        toExportedBooking(row, { reader: session, submission: submissions.get(row.booking_id), now }),
      );
      return { data, page: { total: found.total } };
    });
}

/** Far from the start, a page is read from the nearer end. A page beyond the last has no row to carry the total. */
async function readPage(
  tx: VendorDb,
  filter: BookingFilter,
  page: Omit<PageOfList, 'isFromEnd'>,
): Promise<{ rows: ListedRow[]; total: number }> {
  const { limit, offset } = page;
  if (offset < FAR) {
    const rows = await listPage(tx, filter, { ...page, isFromEnd: false });
    const isBeyond = rows.length === 0 && offset > 0;
    return { rows, total: isBeyond ? await countBookings(tx, filter) : Number(rows[0]?.total ?? 0) };
  }
  const total = await countBookings(tx, filter);
  const isOpen = total === LIMITS.countedUpTo + 1;
  if (isOpen || offset < total / 2)
    return { rows: await listPage(tx, filter, { ...page, isFromEnd: false }, total), total };
  const end = Math.min(total, offset + limit);
  const fromEnd = { ...page, isFromEnd: true, offset: total - end, limit: Math.max(0, end - offset) };
  return { rows: (await listPage(tx, filter, fromEnd, total)).toReversed(), total };
}

async function withSubmissions(
  tx: VendorDb,
  reader: Session,
  rows: ListedRow[],
  now: Date,
): Promise<BookingSummary[]> {
  const submissions = await findSubmissions(tx, { clientId: reader.vendorId }, rows);
  return rows.map((row) =>
    toBookingSummary(row, row.people, {
      reader,
      feedbackState: findFeedbackState(row, now),
      submission: submissions.get(row.booking_id),
      now,
    }),
  );
}
