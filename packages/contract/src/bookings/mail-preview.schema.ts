import * as z from 'zod/mini';
import { candidateChangeSchema } from '../booking-parts/candidate.schema.ts';
import { idField } from '../fields.ts';
import { newBookingSchema } from './bookings.schema.ts';
import { cancelBodySchema, reviseBookingSchema } from './changes.schema.ts';
import { selfScheduleInviteSchema } from './self-scheduling.schema.ts';

/** An action whose emails are previewed before it is done; `present` shows a meeting's current invitation. */
export const mailPreviewSchema = z.union([
  z.object({ act: z.literal('create'), booking: newBookingSchema }),
  z.object({
    act: z.literal('revise'),
    change: reviseBookingSchema,
    candidate: z.optional(candidateChangeSchema),
  }),
  z.object({ act: z.literal('cancel'), bookingId: idField, body: cancelBodySchema }),
  z.object({ act: z.literal('invite'), invite: selfScheduleInviteSchema }),
  z.object({ act: z.literal('present'), bookingId: idField }),
]);
export type MailPreviewRequest = z.input<typeof mailPreviewSchema>;

/** Whether a previewed email will be sent: yes; no, for sample people; no mail server; switched off by its reader. */
export const PREVIEW_STATES = ['SENT', 'SAMPLE', 'NO_SERVER', 'MUTED'] as const;
/** Why a participant gets no email: nothing changes for them, or they are notified once the candidate has chosen. */
export const SILENT_REASONS = ['UNCHANGED', 'LATER'] as const;

const person = { name: z.string(), email: z.string() };

/** What each person would receive. Its secret links do not work. */
export const mailPreviewResultSchema = z.object({
  mails: z.array(
    z.object({
      ...person,
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** The method of the attached calendar entry, such as REQUEST; null if there is none. */
      calendar: z.nullable(z.string()),
      state: z.enum(PREVIEW_STATES),
    }),
  ),
  silent: z.array(z.object({ ...person, reason: z.enum(SILENT_REASONS) })),
});
export type MailPreview = z.infer<typeof mailPreviewResultSchema>;
