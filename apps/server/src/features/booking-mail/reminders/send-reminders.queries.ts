import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';

/** The organizations with a due reminder; upkeep can see only waiting ones. */
export const listVendorsWithDue = (tx: UpkeepDb, now: Date) =>
  listOwners(tx.selectFrom('reminder').where('due_at', '<=', now));

/** Bookings with a due reminder, oldest reminder first. */
export async function listBookingsWithDue(tx: VendorDb, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectOwn('reminder', { state: 'WAITING' })
    .select('booking_id')
    .where('due_at', '<=', now)
    .groupBy('booking_id')
    .orderBy(({ fn }) => fn.min('due_at'))
    .limit(limit)
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

/** Locks the booking until the transaction ends; false if someone else has locked it, and the next run will do. */
export async function lockIfFree(tx: VendorDb, bookingId: string): Promise<boolean> {
  const row = await tx
    .selectOwn('booking', { booking_id: bookingId })
    .select('booking_id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

/** The due reminders of a locked booking, locked for this transaction. */
export const lockDue = (tx: VendorDb, bookingId: string, now: Date) =>
  tx
    .selectOwn('reminder', { booking_id: bookingId, state: 'WAITING' })
    .select(['reminder_id', 'kind', 'recipient_name', 'recipient_email', 'for_start', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('reminder_id')
    .forUpdate()
    .skipLocked()
    .execute();

export type DueRow = Awaited<ReturnType<typeof lockDue>>[number];

export const markSent = (tx: VendorDb, reminderId: string, now: Date) =>
  tx.updateOwn('reminder', { reminder_id: reminderId }).set({ state: 'SENT', settled_at: now }).execute();

/** The name under which the mails are written. */
export async function getCompany(tx: VendorDb): Promise<string> {
  const row = await tx.selectOwn('vendor').select('vendor_name').executeTakeFirstOrThrow();
  return row.vendor_name;
}
