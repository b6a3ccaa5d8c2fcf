import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

export type BookingColumns = Omit<Updateable<Tables['booking']>, 'vendor_id' | 'booking_id' | 'version'>;
export type StepColumns = Omit<Insertable<Tables['workflow_step']>, 'vendor_id' | 'booking_id' | 'step'>;

/** Makes everybody else who wants to change this booking wait until the transaction ends. */
export async function lockBooking(db: VendorDb, vendorId: VendorId, bookingId: string) {
  await db
    .selectFrom('booking')
    .select('booking_id')
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .execute();
}

export async function updateBooking(
  db: VendorDb,
  vendorId: VendorId,
  bookingId: string,
  columns: BookingColumns & { version: number },
) {
  await db
    .updateTable('booking')
    .set(columns)
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Adds a step to the history; the caller has locked the booking, so no two get the same number. */
export async function appendStep(db: VendorDb, vendorId: VendorId, bookingId: string, step: StepColumns) {
  const { last } = await db
    .selectFrom('workflow_step')
    .select((select) => select.fn.coalesce(select.fn.max('step'), sql<number>`0`).as('last'))
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('workflow_step')
    .values({ ...step, vendor_id: vendorId, booking_id: bookingId, step: last + 1 })
    .execute();
}

/**
 * Makes the last step tell of this change as well, where it is the same action of the same person; answers whether
 * it was.
 */
export async function extendLastStep(
  db: VendorDb,
  vendorId: VendorId,
  bookingId: string,
  step: Pick<StepColumns, 'action' | 'by_email' | 'by_role' | 'at' | 'booking_version'>,
): Promise<boolean> {
  const { action, by_email: email, by_role: role, ...change } = step;
  const last = db
    .selectFrom('workflow_step as any_step')
    .select((select) => select.fn.max('any_step.step').as('last'))
    .where('any_step.vendor_id', '=', vendorId)
    .where('any_step.booking_id', '=', bookingId);
  const extended = await db
    .updateTable('workflow_step')
    .set(change)
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .where('step', '=', last)
    .where('action', '=', action)
    .where('by_email', '=', email)
    .where('by_role', '=', role)
    .returning('step')
    .executeTakeFirst();
  return extended !== undefined;
}
