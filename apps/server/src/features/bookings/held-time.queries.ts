import { sql, type NotNull } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type Stretch = { startTime: Date; endTime: Date };

/** Whose other meetings are looked for, and the one meeting that does not count. */
export type Wanted = Stretch & { emails: string[]; besides: string };

/**
 * Makes everybody else who wants the time of one of these people wait until this transaction ends. Rows are made
 * and locked in the order of their keys, so that two who want the same people queue instead of deadlocking. False where
 * somebody has no row yet: then `makePeople` has to go before.
 */
export async function lockPeople(tx: VendorDb, emails: string[]): Promise<boolean> {
  const keys = [...new Set(emails)].toSorted();
  const rows = await tx
    .selectFrom('person')
    .select('person_key')
    .where('vendor_id', '=', tx.vendorId)
    .where('person_key', 'in', keys)
    // Keys sort by their bytes here and in the array above, whatever the database's language.
    .orderBy(sql`person_key collate "C"`)
    .forUpdate()
    .execute();
  return rows.length === keys.length;
}

/** Makes the rows of those who have none, whose time was never taken before. */
export async function makePeople(tx: VendorDb, emails: string[]) {
  const keys = [...new Set(emails)].toSorted();
  await tx
    .insertInto('person')
    .values(keys.map((key) => ({ vendor_id: tx.vendorId, person_key: key })))
    .onConflict((conflict) => conflict.columns(['vendor_id', 'person_key']).doNothing())
    .execute();
}

/** Which of these people have their time taken by another meeting, and when. */
export function listTaken(tx: VendorDb, { emails, besides, startTime, endTime }: Wanted) {
  return tx
    .selectFrom('booking_slot as slot')
    .innerJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'slot.booking_id'))
    .select(['slot.person_key as email', 'booking.start_time as startTime', 'booking.end_time as endTime'])
    .$narrowType<{ startTime: NotNull; endTime: NotNull }>()
    .where('slot.vendor_id', '=', tx.vendorId)
    .where('slot.person_key', 'in', emails)
    .where('slot.booking_id', '<>', besides)
    .where('slot.active', '=', true)
    .where(sql<boolean>`slot.during && tstzrange(${startTime}::timestamptz, ${endTime}::timestamptz, '[)')`)
    .orderBy('booking.start_time')
    .orderBy('slot.person_key')
    .execute();
}

/** Takes the time of these people for the booking. */
export async function insertSlots(
  tx: VendorDb,
  bookingId: string,
  { emails, startTime, endTime }: Stretch & { emails: string[] },
) {
  const during = sql<string>`tstzrange(${startTime}::timestamptz, ${endTime}::timestamptz, '[)')`;
  await tx
    .insertInto('booking_slot')
    .values(
      emails.map((email) => ({
        vendor_id: tx.vendorId,
        booking_id: bookingId,
        person_key: email,
        during,
        active: true,
      })),
    )
    .execute();
}

export async function deleteSlots(tx: VendorDb, bookingId: string) {
  await tx
    .deleteFrom('booking_slot')
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
}
