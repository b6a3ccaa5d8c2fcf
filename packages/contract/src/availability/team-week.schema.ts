import * as z from 'zod/mini';
import { blockSchema } from './slots.schema.ts';

/** When a panelist is not available on the given days, and their load. Slotwise meetings are not in the blocks. */
export const teamLaneSchema = z.object({
  panelistId: z.string(),
  name: z.string(),
  email: z.string(),
  designation: z.string(),
  timeZone: z.string(),
  /** Meetings in the week of the middle day, and the person's weekly maximum (null for no limit). */
  thisWeek: z.number(),
  maxPerWeek: z.nullable(z.number()),
  blocks: z.array(blockSchema),
});
export type TeamLane = z.infer<typeof teamLaneSchema>;
