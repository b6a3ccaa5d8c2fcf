import type { VendorDb } from '#db/tenancy.ts';
import type { Seated } from './people.mapper.ts';

export async function insertPeople(tx: VendorDb, bookingId: string, people: Seated[]) {
  const key = { vendor_id: tx.vendorId, booking_id: bookingId };
  await tx
    .insertInto('booking_person')
    .values(people.map((person, position) => ({ ...person, ...key, position })))
    .execute();
}

/** Seats these people in this order in place of everybody who was there. */
export async function replacePeople(tx: VendorDb, bookingId: string, people: Seated[]) {
  await tx
    .deleteFrom('booking_person')
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
  await insertPeople(tx, bookingId, people);
}
