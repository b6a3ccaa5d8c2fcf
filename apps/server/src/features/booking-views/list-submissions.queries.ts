import type { BookingSort } from '@slotwise/contract/bookings/bookings.endpoints';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { countRows } from '#db/count-rows.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { SupplierDb } from '#db/tenancy.ts';
import { foldText, likeAnywhere } from '#lib/text/fold-text.ts';
import { inOrder } from '#features/bookings/listing/list-order.queries.ts';

/** Filters for the caller's submissions. Nothing only the client knows can be searched. */
export type SubmissionFilter = {
  clientId?: string | undefined;
  jdId?: string | undefined;
  candidateEmail?: string | undefined;
  statuses?: readonly BookingStatus[] | undefined;
  isRescheduled: boolean;
  words: string[];
  from?: Date | undefined;
  to?: Date | undefined;
};

type Builder = ExpressionBuilder<Tables, 'booking'>;
type PageOfList = { sort: BookingSort; now: Date; limit: number; offset: number };

/** The time of a draft is the client's own until it is set. */
const SENT_TIMES = {
  start: sql`case when booking_status <> 'DRAFT' then start_time end`,
  end: sql`case when booking_status <> 'DRAFT' then end_time end`,
};

const selectOwn = (tx: SupplierDb, filter: SubmissionFilter) =>
  tx.selectFrom('booking').where((where) => where.and(conditions(where, tx, filter)));

const selectPage = (tx: SupplierDb, filter: SubmissionFilter, page: PageOfList) =>
  selectOwn(tx, filter).orderBy(inOrder(page, SENT_TIMES)).limit(page.limit).offset(page.offset);

/** A page of the bookings that the caller's organization submitted, to any client. */
export const listOwnSubmissions = (tx: SupplierDb, filter: SubmissionFilter, page: PageOfList) =>
  selectPage(tx, filter, page).selectAll().execute();

/** The ids of that page, in order. */
export const listOwnIds = async (tx: SupplierDb, filter: SubmissionFilter, page: PageOfList) =>
  (await selectPage(tx, filter, page).select('booking_id').execute()).map(({ booking_id: id }) => id);

/** Those of these bookings that still match the filter, in the order of the given ids. */
export async function listOwnById(tx: SupplierDb, filter: SubmissionFilter, ids: string[]) {
  const rows = await selectOwn(tx, filter)
    .where('booking_id', '=', sql<string>`any(${ids}::uuid[])`)
    .selectAll()
    .execute();
  const byId = new Map(rows.map((row) => [row.booking_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const countOwnSubmissions = (tx: SupplierDb, filter: SubmissionFilter): Promise<number> =>
  countRows(selectOwn(tx, filter));

/** A booking's search text names the panel, so only what a supplier knows itself is searched. */
const OWN_TEXT = sql<string>`lower(candidate_name || ' ' || candidate_email || ' ' || job_title)`;

function conditions(where: Builder, tx: SupplierDb, filter: SubmissionFilter): Expression<SqlBool>[] {
  const { clientId, jdId, candidateEmail, statuses, words, from, to } = filter;
  return [
    where('submitter_vendor_id', '=', tx.vendorId),
    where('vendor_id', '<>', tx.vendorId),
    ...(clientId ? [where('vendor_id', '=', clientId)] : []),
    ...(jdId ? [where('jd_id', '=', jdId)] : []),
    ...(candidateEmail ? [where('candidate_email', '=', candidateEmail)] : []),
    ...(statuses ? [where('booking_status', 'in', statuses)] : []),
    ...(filter.isRescheduled ? [where('reschedule_count', '>', 0)] : []),
    ...words.map((word) => where(OWN_TEXT, 'like', likeAnywhere(foldText(word)))),
    ...(from || to ? [where('booking_status', '<>', 'DRAFT')] : []),
    ...(from ? [where('start_time', '>=', from)] : []),
    ...(to ? [where('start_time', '<', to)] : []),
  ];
}
