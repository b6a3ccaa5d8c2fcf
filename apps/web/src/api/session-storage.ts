import * as z from 'zod/mini';

const KEY = 'user';
const TARGET = 'target';

const storedUserSchema = z.object({ token: z.string(), vendorId: z.string(), userId: z.string() });
export type StoredUser = z.infer<typeof storedUserSchema>;

/** The signed-in user of this tab, or null. What is damaged counts as absent. */
export function readUser(): StoredUser | null {
  try {
    const stored = storedUserSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function saveUser({ token, vendorId, userId }: StoredUser) {
  sessionStorage.setItem(KEY, JSON.stringify({ token, vendorId, userId }));
}

/** Leaves nothing of this tab's user behind. The address that a log-in is to open is no user's yet. */
export function clearSession() {
  const target = sessionStorage.getItem(TARGET);
  sessionStorage.clear();
  if (target) keepTarget(target);
}

/** Keeps the address that was asked for by a person who first has to log in. */
export function keepTarget(address: string) {
  sessionStorage.setItem(TARGET, address);
}

/** The address that was asked for before the log-in, once; one of another server counts as none. */
export function takeTarget(): string | null {
  const address = sessionStorage.getItem(TARGET);
  sessionStorage.removeItem(TARGET);
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
