import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

/**
 * An earlier round of the candidate for the same job, as the next panel may see it: who interviewed, what was covered
 * and what to ask next, but no rating and no verdict.
 */
export const earlierRoundSchema = z.object({
  bookingId: z.string(),
  roundName: z.string(),
  roundNumber: z.number(),
  startTime: instantField,
  /** The panel's names. */
  panel: z.array(z.string()),
  /** The names of the attributes that were rated. */
  covered: z.array(z.string()),
  /** The interviewers' notes for the next round. */
  notes: z.array(z.object({ text: z.string(), byName: z.string() })),
});
export type EarlierRound = z.infer<typeof earlierRoundSchema>;
