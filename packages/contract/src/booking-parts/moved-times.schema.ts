import * as z from 'zod/mini';

/**
 * What to do with a meeting whose zone's rules changed after its time was agreed: keep the agreed wall time, or keep
 * the instant with the wall time it now has.
 */
export const MOVED_TIME_ANSWERS = ['KEEP_WALL_TIME', 'KEEP_INSTANT'] as const;
export type MovedTimeAnswer = (typeof MOVED_TIME_ANSWERS)[number];

/** The current wall times (`YYYY-MM-DDTHH:mm`) of a meeting's instants in its zone. */
export const movedTimeSchema = z.object({ startLocal: z.string(), endLocal: z.string() });
export type MovedTime = z.infer<typeof movedTimeSchema>;
