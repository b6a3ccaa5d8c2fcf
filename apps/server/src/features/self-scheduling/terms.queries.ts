import { sql } from 'kysely';
import { putBack } from '#db/put-back.ts';
import type { KeptRow } from '#db/tables/booking-tables.ts';
import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** How the booking's candidate may choose its time; undefined if only the recruiter may. */
export const findTerms = (tx: VendorDb, bookingId: string) =>
  tx.selectOwn('self_schedule', { booking_id: bookingId }).selectAll().executeTakeFirst();

export type TermsRow = NonNullable<Awaited<ReturnType<typeof findTerms>>>;
type Columns = Omit<NewRow<'self_schedule'>, 'booking_id' | 'used_reschedules'>;

/** Replaces the terms; the count of the candidate's moves stays. */
export const saveTerms = (tx: VendorDb, bookingId: string, columns: Columns) =>
  tx
    .insertOwn('self_schedule', { ...columns, booking_id: bookingId })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'booking_id']).doUpdateSet(columns))
    .execute();

/** Records a candidate's choice: who fills the pools, and whether the meeting was moved. */
export const recordChoice = (
  tx: VendorDb,
  bookingId: string,
  { pooled, isMove }: { pooled: string[]; isMove: boolean },
) =>
  tx
    .updateOwn('self_schedule', { booking_id: bookingId })
    .set({ pooled, used_reschedules: sql<number>`used_reschedules + ${isMove ? 1 : 0}` })
    .execute();

/** Ends the time for choosing, unless it has ended. */
export const closeTerms = (tx: VendorDb, bookingId: string, now: Date) =>
  tx
    .updateOwn('self_schedule', { booking_id: bookingId })
    .set({ expires_at: now })
    .where('expires_at', '>', now)
    .execute();

/** Restores an earlier row of terms; null if there was none. */
export async function restoreTerms(tx: VendorDb, bookingId: string, former: KeptRow | null) {
  await tx.deleteOwn('self_schedule', { booking_id: bookingId }).execute();
  if (former) await putBack(tx, 'self_schedule', bookingId, [former]);
}
