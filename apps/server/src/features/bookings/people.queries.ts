import type { VendorDb, VendorId } from '#db/tenancy.ts';
import type { Seated } from './people.mapper.ts';

export async function insertPeople(db: VendorDb, vendorId: VendorId, bookingId: string, people: Seated[]) {
  const key = { vendor_id: vendorId, booking_id: bookingId };
  await db
    .insertInto('booking_person')
    .values(people.map((person, position) => ({ ...person, ...key, position })))
    .execute();
}

/** Seats these people in this order in place of everybody who was there. */
export async function replacePeople(db: VendorDb, vendorId: VendorId, bookingId: string, people: Seated[]) {
  await db
    .deleteFrom('booking_person')
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
  await insertPeople(db, vendorId, bookingId, people);
}
