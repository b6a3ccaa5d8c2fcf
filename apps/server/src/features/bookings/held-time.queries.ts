import { sql, type NotNull } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type Stretch = { startTime: Date; endTime: Date };

/** Whose other meetings are searched, and the one meeting to ignore. */
export type Wanted = Stretch & { emails: string[]; besides: string };

/**
 * Locks these people's time until the transaction ends, including people whose time was never taken before. Inserts
 * rows before locking any, both in key order, so that concurrent callers queue instead of deadlocking. False if someone
 * else inserted one meanwhile: then retry.
 */
export async function lockPeople(tx: VendorDb, emails: string[]): Promise<boolean> {
  const keys = [...new Set(emails)].toSorted();
  const rows = keys.map((key) => ({ vendor_id: tx.vendorId, person_key: key }));
  const found = await tx
    .with('made', (of) =>
      of
        .insertInto('person')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['vendor_id', 'person_key']).doNothing())
        .returning('person_key'),
    )
    .with('locked', () =>
      tx
        .selectOwn('person', { person_key: keys })
        .select('person_key')
        // Keys sort bytewise here and in the array above, whatever the database's collation.
        .orderBy(sql`person_key collate "C"`)
        .forUpdate(),
    )
    .selectFrom('made')
    .select('person_key')
    .unionAll((of) => of.selectFrom('locked').select('person_key'))
    .execute();
  return found.length === keys.length;
}

const overlaps = ({ startTime, endTime }: Stretch) =>
  sql<boolean>`slot.during && ${during({ startTime, endTime })}`;

const during = ({ startTime, endTime }: Stretch) =>
  sql<string>`tstzrange(${startTime}::timestamptz, ${endTime}::timestamptz, '[)')`;

/** Which of these people are taken by another meeting, and when. */
export const listTaken = (tx: VendorDb, { emails, besides, ...stretch }: Wanted) =>
  tx
    .selectOwn('booking_slot as slot', { person_key: emails, active: true })
    .innerJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'slot.booking_id'))
    .select(['slot.person_key as email', 'booking.start_time as startTime', 'booking.end_time as endTime'])
    .$narrowType<{ startTime: NotNull; endTime: NotNull }>()
    .where('slot.booking_id', '<>', besides)
    .where(overlaps(stretch))
    .orderBy('booking.start_time')
    .orderBy('slot.person_key')
    .execute();

/** Takes the time of these locked people for the booking. False, with nothing taken, if another meeting has someone's. */
export async function takeSlots(
  tx: VendorDb,
  bookingId: string,
  { emails, ...stretch }: Stretch & { emails: string[] },
): Promise<boolean> {
  const taken = tx
    .selectOwn('booking_slot as slot', { person_key: emails, active: true })
    .select('slot.booking_id')
    .where(overlaps(stretch));
  // Counted and not returned: Citus names the returned columns after a table it has renamed.
  const { numInsertedOrUpdatedRows: slots } = await tx
    .insertInto('booking_slot')
    .columns(['vendor_id', 'booking_id', 'person_key', 'during', 'active'])
    .expression(
      tx
        .selectOwn('person', { person_key: emails })
        .select(({ val }) => [
          'person.vendor_id',
          sql<string>`${bookingId}::uuid`.as('booking_id'),
          'person.person_key',
          during(stretch).as('during'),
          val(true).as('active'),
        ])
        .where(({ not, exists }) => not(exists(taken))),
    )
    .executeTakeFirstOrThrow();
  return Number(slots) === emails.length;
}

export const deleteSlots = (tx: VendorDb, bookingId: string) =>
  tx.deleteOwn('booking_slot', { booking_id: bookingId }).execute();
