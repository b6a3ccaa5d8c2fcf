import type { Context } from '#context.ts';
import { sendDueReminders } from './send-reminders.service.ts';

/** Declares the upkeep that reminds people. */
export function registerReminderJobs(context: Context): void {
  context.jobs.repeat('send-reminders', 1, async () => {
    await sendDueReminders(context);
  });
}
