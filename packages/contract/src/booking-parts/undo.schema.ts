import * as z from 'zod/mini';

/** How many seconds the caller has to undo the call; absent if it cannot be undone. */
export const undoFields = { undoSeconds: z.optional(z.number()) };
