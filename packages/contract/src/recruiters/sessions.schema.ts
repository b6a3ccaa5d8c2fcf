import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';

/** One of the caller's own sessions; `device` is a short form of the browser's user agent. */
export const ownSessionSchema = z.object({
  sessionId: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

const MISSING = 'Current password is required';

/** Proves that the account's owner is ending the other session. */
export const endSessionSchema = z.object({
  currentPassword: z
    .string({ error: MISSING })
    .check(z.minLength(1, { error: MISSING }), z.maxLength(LIMITS.passwordMaxLength)),
});
