import type { Context, Session } from '#context.ts';
import { followAccess } from '#db/tenancy.ts';

const KEPT_MILLIS = 10_000;
const MOST_KEPT = 10_000;

/** A session as stored, and the caller it lets in; none if they may no longer work. */
export type Held = { vendorId: string; lastSeenAt: Date; expiresAt: Date; session: Session | undefined };

type Read = (tokenHash: Buffer) => Promise<Held | undefined>;

/** Caches sessions for some seconds, unless session, person or organization change on any server. */
export function cacheSessions({ db, clock }: Pick<Context, 'db' | 'clock'>, read: Read): Read {
  const kept = new Map<string, { held: Held; since: number }>();
  // A clock that was set back makes the age negative.
  const isFresh = (age: number) => age >= 0 && age < KEPT_MILLIS;
  let changes = 0;
  const isHearing = followAccess(db, (vendorId) => {
    changes += 1;
    for (const [key, { held }] of kept)
      if (vendorId === undefined || held.vendorId === vendorId) kept.delete(key);
  });

  return async (tokenHash) => {
    const key = tokenHash.toString('base64');
    const known = kept.get(key);
    const now = clock.now().getTime();
    if (known && isFresh(now - known.since)) return known.held;
    const [changesBefore, wasHearing] = [changes, isHearing()];
    const held = await read(tokenHash);
    if (!held || !wasHearing || changes !== changesBefore) return held;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { held, since: now });
    return held;
  };
}
