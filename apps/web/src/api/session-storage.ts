import * as z from 'zod/mini';

const KEY = 'user';

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

/** Leaves nothing of this tab's user behind. Other tabs have storages and sessions of their own. */
export function clearSession() {
  sessionStorage.clear();
}
