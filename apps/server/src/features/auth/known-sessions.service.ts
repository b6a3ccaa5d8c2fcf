import type { Session } from '#context.ts';
import type { Database } from '#db/database.ts';
import { followAccess } from '#db/tenancy.ts';

const KEPT_MILLIS = 10_000;
const MOST_KEPT = 10_000;

/** A session as its row has it, and who is let in by it; no one where they may not work any more. */
export type Held = { vendorId: string; lastSeenAt: Date; expiresAt: Date; session: Session | undefined };

type Read = (tokenHash: Buffer) => Promise<Held | undefined>;

/** Keeps what is read of sessions for some seconds, unless session, person or organization change on any server. */
export function keepSessions(db: Database, read: Read): Read {
  const kept = new Map<string, { held: Held; until: number }>();
  let changes = 0;
  const isHearing = followAccess(db, (vendorId) => {
    changes += 1;
    for (const [key, { held }] of kept)
      if (vendorId === undefined || held.vendorId === vendorId) kept.delete(key);
  });

  return async (tokenHash) => {
    const key = tokenHash.toString('base64');
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.held;
    const [changesBefore, wasHearing] = [changes, isHearing()];
    const held = await read(tokenHash);
    if (!held || !wasHearing || changes !== changesBefore) return held;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { held, until: performance.now() + KEPT_MILLIS });
    return held;
  };
}
