import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

const PARTS = {
  scorecards: 'feedback',
  decisions: 'decision',
  comments: 'booking_comment',
  documents: 'booking_document',
  terms: 'self_schedule',
  proposals: 'time_proposal',
  resource: 'resource',
} as const;

/** Which kinds of things hang on a booking at all. */
export type Parts = Record<keyof typeof PARTS, boolean>;

/** Most bookings have few of these, so one question spares several. */
export async function findParts(tx: VendorDb, bookingId: string): Promise<Parts> {
  const found = Object.entries(PARTS).map(
    ([name, table]) => sql`exists (select from ${sql.table(table)}
      where vendor_id = ${tx.vendorId} and booking_id = ${bookingId}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Parts>`select ${sql.join(found)}`.execute(tx);
  if (!rows[0]) throw new Error('A question without a table has one row.');
  return rows[0];
}
