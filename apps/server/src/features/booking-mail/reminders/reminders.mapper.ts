import type { Reminder } from '@slotwise/contract/bookings/reminders.schema';
import type { ReminderRow } from './reminders.queries.ts';

export const toReminder = (row: ReminderRow): Reminder => ({
  kind: row.kind,
  recipientName: row.recipient_name,
  recipientEmail: row.recipient_email,
  dueAt: row.due_at.toISOString(),
  state: row.why_not_mailed === null ? row.state : 'CANCELLED',
  cause: row.why_not_mailed ?? row.cause,
  settledAt: row.settled_at?.toISOString() ?? null,
});
