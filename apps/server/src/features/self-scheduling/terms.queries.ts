import { sql, type Insertable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** How the candidate of the booking may choose its time; undefined where the recruiter alone does. */
export function findTerms(tx: VendorDb, bookingId: string) {
  return tx
    .selectFrom('self_schedule')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

export type TermsRow = NonNullable<Awaited<ReturnType<typeof findTerms>>>;
type Columns = Omit<Insertable<Tables['self_schedule']>, 'vendor_id' | 'booking_id' | 'used_reschedules'>;

/** Writes the terms in place of those before; how often the candidate moved the meeting stays. */
export async function saveTerms(tx: VendorDb, bookingId: string, columns: Columns) {
  await tx
    .insertInto('self_schedule')
    .values({ ...columns, vendor_id: tx.vendorId, booking_id: bookingId })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'booking_id']).doUpdateSet(columns))
    .execute();
}

/** Notes a choice of the candidate: who was seated for the pools, and whether the meeting was moved by it. */
export async function noteChoice(
  tx: VendorDb,
  bookingId: string,
  { pooled, isMove }: { pooled: string[]; isMove: boolean },
) {
  await tx
    .updateTable('self_schedule')
    .set({ pooled, used_reschedules: sql<number>`used_reschedules + ${isMove ? 1 : 0}` })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Ends the time for choosing, where it has not ended already. */
export async function closeTerms(tx: VendorDb, bookingId: string, now: Date) {
  await tx
    .updateTable('self_schedule')
    .set({ expires_at: now })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .where('expires_at', '>', now)
    .execute();
}

/** Writes the terms as their row once was; null where there were none. */
export async function restoreTerms(tx: VendorDb, bookingId: string, former: unknown) {
  const terms = tx.deleteFrom('self_schedule').where('vendor_id', '=', tx.vendorId);
  await terms.where('booking_id', '=', bookingId).execute();
  if (former === null) return;
  await sql`
    insert into self_schedule
    select * from jsonb_populate_record(null::self_schedule, ${JSON.stringify(former)}::jsonb)
  `.execute(tx);
}
