import * as z from 'zod/mini';

/** One of the own sessions; `device` is what the browser calls itself, in short. */
export const ownSessionSchema = z.object({
  sessionId: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
