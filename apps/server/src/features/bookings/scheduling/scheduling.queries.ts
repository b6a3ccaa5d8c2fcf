import { OCCUPYING_STATUSES } from '@slotwise/contract/bookings/bookings.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { sql, type Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';

type Row<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'vendor_id'>;

export type Stretch = { startTime: Date; endTime: Date };

/**
 * Makes everybody else who wants the time of one of these people wait until this transaction ends. Rows are made
 * and locked in the order of their keys, so that two who want the same people queue instead of deadlocking.
 */
export async function lockPeople(db: VendorDb, vendorId: VendorId, emails: string[]) {
  const keys = [...new Set(emails)].toSorted();
  await db
    .insertInto('person')
    .values(keys.map((key) => ({ vendor_id: vendorId, person_key: key })))
    .onConflict((conflict) => conflict.columns(['vendor_id', 'person_key']).doNothing())
    .execute();
  await db
    .selectFrom('person')
    .select('person_key')
    .where('vendor_id', '=', vendorId)
    .where('person_key', 'in', keys)
    // Keys sort by their bytes here and in the array above, whatever the database's language.
    .orderBy(sql`person_key collate "C"`)
    .forUpdate()
    .execute();
}

/** Which of these people have their time taken by another meeting, and when. */
export function listTaken(
  db: VendorDb,
  vendorId: VendorId,
  emails: string[],
  { startTime, endTime }: Stretch,
) {
  return db
    .selectFrom('booking_slot as slot')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.vendor_id', '=', 'slot.vendor_id')
        .onRef('booking.booking_id', '=', 'slot.booking_id'),
    )
    .select(['slot.person_key as email', 'booking.start_time as startTime', 'booking.end_time as endTime'])
    .where('slot.vendor_id', '=', vendorId)
    .where('slot.person_key', 'in', emails)
    .where('slot.active', '=', true)
    .where(sql<boolean>`slot.during && tstzrange(${startTime}::timestamptz, ${endTime}::timestamptz, '[)')`)
    .orderBy('booking.start_time')
    .orderBy('slot.person_key')
    .execute();
}

/** The meetings these people take part in, whether or not their time is held, that touch the stretch. */
export function listMeetingsOf(
  db: VendorDb,
  vendorId: VendorId,
  emails: string[],
  { startTime, endTime }: Stretch,
) {
  return (
    db
      .selectFrom('booking_person as person')
      .innerJoin('booking', (join) =>
        join
          .onRef('booking.vendor_id', '=', 'person.vendor_id')
          .onRef('booking.booking_id', '=', 'person.booking_id'),
      )
      .select(['person.email', 'booking.start_time as startTime', 'booking.end_time as endTime'])
      .distinct()
      .where('person.vendor_id', '=', vendorId)
      .where('booking.vendor_id', '=', vendorId)
      .where('person.email', 'in', emails)
      .where('booking.booking_status', 'in', OCCUPYING_STATUSES)
      .where('booking.start_time', '<', endTime)
      .where('booking.end_time', '>', startTime)
      // No meeting lasts longer: with a lower end the index by start reads a few hours and not all the past.
      .where('booking.start_time', '>', new Date(startTime.getTime() - LONGEST_MEETING_MILLIS))
      .orderBy('startTime')
      .execute()
  );
}

const LONGEST_MEETING_MILLIS = LIMITS.meetingMaxMinutes * MINUTE_MILLIS;

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

export type NewBookingRows = {
  booking: Row<'booking'>;
  people: Omit<Row<'booking_person'>, 'booking_id' | 'position'>[];
  /** Whose time the meeting takes. */
  booked: string[];
  steps: Omit<Row<'workflow_step'>, 'booking_id' | 'step'>[];
};

/** Writes a booking with its people, the time it takes, and the beginning of its history. */
export async function insertBooking(db: VendorDb, vendorId: VendorId, rows: NewBookingRows) {
  const { booking, people, booked, steps } = rows;
  const key = { vendor_id: vendorId, booking_id: booking.booking_id };
  await db
    .insertInto('booking')
    .values({ ...booking, vendor_id: vendorId })
    .execute();
  await db
    .insertInto('booking_person')
    .values(people.map((person, position) => ({ ...person, ...key, position })))
    .execute();
  await db
    .insertInto('workflow_step')
    .values(steps.map((step, index) => ({ ...step, ...key, step: index + 1 })))
    .execute();
  const during = sql<string>`tstzrange(${booking.start_time}::timestamptz, ${booking.end_time}::timestamptz, '[)')`;
  await db
    .insertInto('booking_slot')
    .values(booked.map((email) => ({ ...key, person_key: email, during, active: true })))
    .execute();
}
