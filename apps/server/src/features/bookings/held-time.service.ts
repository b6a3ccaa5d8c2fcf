import { OCCUPYING_STATUSES, type BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { Context } from '#context.ts';
import { isConstraintViolation } from '#db/faults/database-errors.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import * as queries from './held-time.queries.ts';
import { bookedPeople, requireFree } from './held-time.rules.ts';

/** A meeting as in its rows. */
type Meeting = {
  row: Pick<BookingRow, 'booking_id' | 'booking_status' | 'start_time' | 'end_time' | 'time_zone'>;
  people: PersonRow[];
};

/** Takes or releases people's time as the meeting's new state requires; `before` is null for a new one. */
export async function followTime(tx: VendorDb, before: Meeting | null, after: Meeting) {
  const [held, wanted] = [before && toHeld(before), toHeld(after)];
  if (wanted === held) return;
  if (wanted === null) await queries.deleteSlots(tx, after.row.booking_id);
  else await holdTime(tx, after, { isNew: before === null });
}

/** Whose time a meeting takes, and when, as one text; null if no one's. */
function toHeld({ row, people }: Meeting): string | null {
  const { booking_status: status, start_time: start, end_time: end } = row;
  const isTaking = (OCCUPYING_STATUSES as readonly BookingStatus[]).includes(status);
  if (!isTaking || !start || !end) return null;
  return JSON.stringify([
    start,
    end,
    ...bookedPeople(people)
      .map(({ email }) => email)
      .toSorted(),
  ]);
}

/** Reserves the new time in place of the old, once its rows are written. SLOT_CONFLICT lists each meeting in the way. */
async function holdTime(tx: VendorDb, { row, people }: Meeting, { isNew }: { isNew: boolean }) {
  const { booking_id: bookingId } = row;
  const wanted = { ...toStretch(row), emails: bookedPeople(people).map(({ email }) => email) };
  // Sent together. Even without the lock the database has the last word.
  const [, , isTaken] = await Promise.all([
    queries.lockPeople(tx, wanted.emails),
    isNew ? undefined : queries.deleteSlots(tx, bookingId),
    queries.takeSlots(tx, bookingId, wanted),
  ]);
  if (isTaken) return;
  requireFree(await queries.listTaken(tx, { ...wanted, besides: bookingId }), nameIn(people), row.time_zone);
  // The conflict has been released meanwhile.
  if (!(await queries.takeSlots(tx, bookingId, wanted))) throw new AppError('SLOT_CONFLICT');
}

/** Locks these people's time while one caller takes it for several meetings. */
export async function lockTime(tx: VendorDb, emails: string[]) {
  if (await queries.lockPeople(tx, emails)) return;
  await queries.lockPeople(tx, emails);
}

/** The only way to a transaction that takes someone's time. Retries if someone was faster, and then names them. */
export async function takingTime<T>(
  { db }: Pick<Context, 'db'>,
  vendorId: VendorId,
  work: (tx: VendorDb) => Promise<T>,
): Promise<T> {
  try {
    return await asVendor(db, vendorId, work);
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  try {
    return await asVendor(db, vendorId, work);
  } catch (error) {
    throw isTaken(error) ? new AppError('SLOT_CONFLICT') : error;
  }
}

const isTaken = (error: unknown): boolean => isConstraintViolation(error, 'no_person_is_booked_twice');

function toStretch({ start_time: startTime, end_time: endTime }: Meeting['row']): queries.Stretch {
  if (!startTime || !endTime) throw new Error('Only a meeting with a time takes any.');
  return { startTime, endTime };
}

const nameIn =
  (people: PersonRow[]) =>
  (email: string): string =>
    people.find((one) => one.email === email)?.name ?? email;
