import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

/** What someone is reminded of, unless it is settled by then. */
export const REMINDER_KINDS = [
  'DAY_BEFORE',
  'HOUR_BEFORE',
  'FEEDBACK_AT_END',
  'FEEDBACK_AFTER_4_HOURS',
  'FEEDBACK_AFTER_A_DAY',
  'FEEDBACK_OVERDUE',
  'SUBMISSION_WAITING',
  'PICK_WAITING',
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export const REMINDER_STATES = ['WAITING', 'SENT', 'CANCELLED'] as const;

/** A reminder to one person about a booking; `cause` says why it was not sent. */
export const reminderSchema = z.object({
  kind: z.enum(REMINDER_KINDS),
  recipientName: z.string(),
  recipientEmail: z.string(),
  dueAt: instantField,
  state: z.enum(REMINDER_STATES),
  cause: z.string(),
  settledAt: z.nullable(instantField),
});
export type Reminder = z.infer<typeof reminderSchema>;
