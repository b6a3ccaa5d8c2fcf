import { readUser } from '#api/session-storage.ts';
import type { Origin } from './origin.model.ts';

/** More drafts than anyone has open at once; the oldest is dropped. */
const MOST = 20;
const KEY = 'origins';

type Kept = { userId: string; origins: [bookingId: string, origin: Origin][] };

/** What this tab stores for the logged-in person only; damaged data counts as absent. */
function kept(): Kept {
  const userId = readUser()?.userId ?? '';
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (found?.userId === userId && Array.isArray(found.origins)) return found;
  } catch {
    // Counts as absent.
  }
  return { userId, origins: [] };
}

/** Stores for this tab which resume filled in a draft, so that its quotes are shown at the values when it is reopened. */
export function keepOrigin(bookingId: string, origin: Origin) {
  const { userId, origins } = kept();
  // A draft that was saved while its author logged out.
  if (!userId) return;
  const others = origins.filter(([id]) => id !== bookingId);
  const all: Kept = {
    userId,
    origins: [[bookingId, origin] as const, ...others].slice(0, MOST) as Kept['origins'],
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // If storage is full only the draft is kept, as in another tab.
  }
}

export const keptOrigin = (bookingId: string): Origin | null =>
  kept().origins.find(([id]) => id === bookingId)?.[1] ?? null;
