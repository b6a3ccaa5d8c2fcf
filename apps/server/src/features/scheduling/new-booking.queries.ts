import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import type { Seated } from '#features/bookings/people.mapper.ts';
import { insertPeople } from '#features/bookings/people.queries.ts';

type Row<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'vendor_id'>;

/** The country whose telephone numbers a recruiter types without a prefix. */
export async function findPhoneCountry(
  db: VendorDb,
  vendorId: VendorId,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('recruiter')
    .select('phone_country')
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.phone_country;
}

/** The zone a recruiter lives in. */
export async function findTimeZone(
  db: VendorDb,
  vendorId: VendorId,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('recruiter')
    .select('time_zone')
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.time_zone;
}

export type NewBookingRows = {
  booking: Row<'booking'>;
  people: Seated[];
  steps: Omit<Row<'workflow_step'>, 'booking_id' | 'step'>[];
};

/** Writes a booking with its people and the beginning of its history. */
export async function insertBooking(db: VendorDb, vendorId: VendorId, rows: NewBookingRows) {
  const { booking, people, steps } = rows;
  const key = { vendor_id: vendorId, booking_id: booking.booking_id };
  await db
    .insertInto('booking')
    .values({ ...booking, vendor_id: vendorId })
    .execute();
  await insertPeople(db, vendorId, booking.booking_id, people);
  await db
    .insertInto('workflow_step')
    .values(steps.map((step, index) => ({ ...step, ...key, step: index + 1 })))
    .execute();
}
