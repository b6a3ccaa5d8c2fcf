import { sql } from 'kysely';
import type { KeptRow } from './tables/booking-tables.ts';
import type { Tables } from './tables/tables.ts';
import type { VendorDb } from './tenancy.ts';

/**
 * Restores saved rows of a booking. Their vendor is read from the booking, on whose node they are: Citus would copy
 * rows from elsewhere there, which row-level security does not allow.
 */
export async function putBack(
  tx: VendorDb,
  table: keyof Tables,
  bookingId: string,
  rows: readonly KeptRow[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'vendor_id');
  if (names.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (vendor_id, ${sql.join(names.map((name) => sql.ref(name)))})
    select booking.vendor_id, ${sql.join(names.map((name) => sql.ref(`kept.${name}`)))}
    from booking
    cross join jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as kept
    where booking.vendor_id = ${tx.vendorId} and booking.booking_id = ${bookingId}
  `.execute(tx);
}
