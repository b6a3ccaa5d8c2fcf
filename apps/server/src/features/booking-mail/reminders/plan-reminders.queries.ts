import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';
import type { Planned } from './reminders.rules.ts';

/** The reminders of these bookings that have not gone out yet. */
export const listWaiting = (tx: VendorDb, bookingIds: string[]) =>
  tx
    .selectOwn('reminder', { booking_id: bookingIds, state: 'WAITING' })
    .select(['reminder_id', 'booking_id', 'kind', 'recipient_email', 'for_start', 'due_at'])
    .execute();

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

export async function cancelReminders(tx: VendorDb, off: { id: string; cause: string }[], now: Date) {
  if (off.length === 0) return;
  const ids = off.map(({ id }) => id);
  const causes = off.map(({ cause }) => cause);
  await sql`
    update reminder set state = 'CANCELLED', cause = next.cause, settled_at = ${now}
    from unnest(${ids}::uuid[], ${causes}::text[]) as next (reminder_id, cause)
    where reminder.vendor_id = ${tx.vendorId} and reminder.reminder_id = next.reminder_id
      and reminder.state = 'WAITING'
  `.execute(tx);
}

export type NewReminder = Planned & { id: string; bookingId: string };

/** Plans reminders; one that is already waiting or sent is not planned again. */
export async function insertReminders(tx: VendorDb, planned: NewReminder[], now: Date) {
  if (planned.length === 0) return;
  await tx
    .insertOwn(
      'reminder',
      planned.map(({ id, bookingId, kind, reader, forStart, dueAt }) => ({
        reminder_id: id,
        booking_id: bookingId,
        kind,
        recipient_name: reader.name,
        recipient_email: reader.email,
        for_start: forStart,
        due_at: dueAt,
        state: 'WAITING' as const,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Moves someone's waiting reminders to their new address. */
export async function moveReminders(tx: VendorDb, { from, to }: { from: string; to: string }) {
  await sql`
    update reminder as mine set recipient_email = ${to}
    where vendor_id = ${tx.vendorId} and recipient_email = ${from} and state = 'WAITING'
      and not exists (
        select from reminder other
        where other.vendor_id = ${tx.vendorId} and other.booking_id = mine.booking_id
          and other.kind = mine.kind and other.due_at = mine.due_at
          and other.recipient_email = ${to} and other.state <> 'CANCELLED')`.execute(tx);
}
