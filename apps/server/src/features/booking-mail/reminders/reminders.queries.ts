import { LIMITS } from '@slotwise/contract/limits';
import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** The booking's last reminders by due time. Those that were untrue at hand-over never arrived. */
export async function listReminders(tx: VendorDb, bookingId: string) {
  const latest = await tx
    .selectOwn('reminder', { booking_id: bookingId })
    .leftJoin('mail', (join) =>
      join
        .onRef('mail.vendor_id', '=', 'reminder.vendor_id')
        .on('mail.dedupe_key', '=', sql<string>`'reminder ' || reminder.reminder_id`)
        .on('mail.state', '=', 'SUPERSEDED'),
    )
    .selectAll('reminder')
    .select('mail.answer as why_not_mailed')
    .orderBy('reminder.due_at', 'desc')
    .orderBy('reminder.kind', 'desc')
    .orderBy('reminder.created_at', 'desc')
    .orderBy('reminder.reminder_id', 'desc')
    .limit(LIMITS.mailsShown)
    .execute();
  return latest.toReversed();
}

export type ReminderRow = Awaited<ReturnType<typeof listReminders>>[number];
