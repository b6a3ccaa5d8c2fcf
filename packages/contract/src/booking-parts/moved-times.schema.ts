import * as z from 'zod/mini';

/**
 * How a meeting goes on whose zone got other rules since its time was agreed: at the wall time that was agreed, or at
 * the instant, with what the clocks show then from now on.
 */
export const MOVED_TIME_ANSWERS = ['KEEP_WALL_TIME', 'KEEP_INSTANT'] as const;
export type MovedTimeAnswer = (typeof MOVED_TIME_ANSWERS)[number];

/** What the clocks of a meeting's zone show at its instants: wall times `YYYY-MM-DDTHH:mm`. */
export const movedTimeSchema = z.object({ startLocal: z.string(), endLocal: z.string() });
export type MovedTime = z.infer<typeof movedTimeSchema>;
