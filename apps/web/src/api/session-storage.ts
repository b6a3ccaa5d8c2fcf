import * as z from 'zod/mini';

const KEY = 'user';
const TARGET = 'target';

const storedUserSchema = z.object({ token: z.string(), vendorId: z.string(), userId: z.string() });
export type StoredUser = z.infer<typeof storedUserSchema>;

/** The signed-in user of this tab, or null. Damaged data counts as absent. */
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

/** Removes everything of this tab's user. The address to open after log-in belongs to no user yet and stays. */
export function clearSession() {
  const target = sessionStorage.getItem(TARGET);
  sessionStorage.clear();
  if (target) keepTarget(target);
}

/** Stores the address requested by someone who first has to log in. */
export function keepTarget(address: string) {
  sessionStorage.setItem(TARGET, address);
}

/** Returns the address requested before log-in, once; an address on another server counts as none. */
export function takeTarget(): string | null {
  const address = sessionStorage.getItem(TARGET);
  sessionStorage.removeItem(TARGET);
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
