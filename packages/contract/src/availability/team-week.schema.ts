import * as z from 'zod/mini';
import { blockSchema } from './slots.schema.ts';

/** When one panelist does not interview in some days, and how much they do; meetings of ours are in no block. */
export const teamLaneSchema = z.object({
  panelistId: z.string(),
  name: z.string(),
  email: z.string(),
  designation: z.string(),
  timeZone: z.string(),
  /** Meetings in the week of the middle day, and how many a week the person takes; null for no limit. */
  thisWeek: z.number(),
  maxPerWeek: z.nullable(z.number()),
  blocks: z.array(blockSchema),
});
export type TeamLane = z.infer<typeof teamLaneSchema>;
