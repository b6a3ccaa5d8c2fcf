import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

/**
 * A round in which the candidate was seen before for the same job, as the next panel may know it: who saw them, what was
 * covered and what to ask next, but no rating and no verdict.
 */
export const earlierRoundSchema = z.object({
  bookingId: z.string(),
  roundName: z.string(),
  roundNumber: z.number(),
  startTime: instantField,
  /** The names of those who sat on the panel. */
  panel: z.array(z.string()),
  /** The attributes that someone rated, by name. */
  covered: z.array(z.string()),
  /** What its interviewers wrote for the next one. */
  notes: z.array(z.object({ text: z.string(), byName: z.string() })),
});
export type EarlierRound = z.infer<typeof earlierRoundSchema>;
