import { sql, type NotNull } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** Upcoming meetings after a given one, soonest first. */
export const listComing = (tx: VendorDb, after: { start: Date; id: string }, limit: number) =>
  tx
    .selectOwn('booking')
    .select(['booking_id', 'booking_status', 'start_time', 'end_time'])
    .select(['start_local', 'end_local', 'time_zone'])
    .$narrowType<{ start_time: NotNull }>()
    .where('booking_status', '=', sql.lit('SCHEDULED'))
    .where(sql<boolean>`(start_time, booking_id) > (${after.start}::timestamptz, ${after.id}::uuid)`)
    .orderBy('start_time')
    .orderBy('booking_id')
    .limit(limit)
    .execute();

export async function isAnyNoted(tx: VendorDb): Promise<boolean> {
  const row = await tx.selectOwn('moved_time').select('booking_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** A meeting whose clocks no longer show the agreed time. */
export type MovedRow = {
  booking_id: string;
  start_time: Date;
  agreed_local: string;
  present_local: string;
};

/** Replaces the recorded ones; those found again keep the time they were first found. */
export async function replaceMoved(tx: VendorDb, rows: MovedRow[], foundAt: Date) {
  const ids = rows.map(({ booking_id: id }) => id);
  const starts = rows.map(({ start_time: start }) => start.toISOString());
  const agreed = rows.map(({ agreed_local: local }) => local);
  const present = rows.map(({ present_local: local }) => local);
  await sql`
    delete from moved_time where vendor_id = ${tx.vendorId} and not booking_id = any(${ids}::uuid[])
  `.execute(tx);
  await sql`
    insert into moved_time (vendor_id, booking_id, start_time, agreed_local, present_local, found_at)
    select booking.vendor_id, booking.booking_id, found.start_time, found.agreed, found.present, ${foundAt}::timestamptz
    from unnest(${ids}::uuid[], ${starts}::timestamptz[], ${agreed}::text[], ${present}::text[])
      as found (booking_id, start_time, agreed, present)
    join booking on booking.vendor_id = ${tx.vendorId} and booking.booking_id = found.booking_id
    on conflict (vendor_id, booking_id) do update
    set start_time = excluded.start_time, agreed_local = excluded.agreed_local,
      present_local = excluded.present_local
  `.execute(tx);
}
