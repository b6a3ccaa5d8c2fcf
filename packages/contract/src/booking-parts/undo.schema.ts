import * as z from 'zod/mini';

/** For how many seconds the caller may undo what the call did; absent where that cannot be undone. */
export const undoFields = { undoSeconds: z.optional(z.number()) };
