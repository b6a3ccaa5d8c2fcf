import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/**
 * Every reminder about the booking, those called off among them, in the order in which they are due. One whose mail was
 * no longer true at its hand-over reached no one.
 */
export const listReminders = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('reminder', { booking_id: bookingId })
    .leftJoin('mail', (join) =>
      join
        .onRef('mail.vendor_id', '=', 'reminder.vendor_id')
        .on('mail.dedupe_key', '=', sql<string>`'reminder ' || reminder.reminder_id`)
        .on('mail.state', '=', 'SUPERSEDED'),
    )
    .selectAll('reminder')
    .select('mail.answer as why_not_mailed')
    .orderBy('reminder.due_at')
    .orderBy('reminder.kind')
    .orderBy('reminder.created_at')
    .orderBy('reminder.reminder_id')
    .execute();

export type ReminderRow = Awaited<ReturnType<typeof listReminders>>[number];
