import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

/** Minutes between two offered starts. */
export const SLOT_STEPS = ['5', '10', '15', '20', '30', '60'] as const;

/** The terms under which the candidate chooses a time, as shown to recruiters. */
export const selfScheduleSchema = z.object({
  durationMinutes: z.number(),
  windowStart: z.string(),
  windowEnd: z.string(),
  timeZone: z.string(),
  expiresAt: instantField,
  maxReschedules: z.number(),
  usedReschedules: z.number(),
  cutOffHours: z.number(),
  slotStep: z.enum(SLOT_STEPS),
  pools: z.string(),
  /** When the link was last mailed; empty if never. */
  sentAt: z.string(),
});
export type SelfSchedule = z.infer<typeof selfScheduleSchema>;
