import { readUser } from '#api/session-storage.ts';
import type { Origin } from './origin.model.ts';

/** More drafts than anybody has open at a time; the oldest is forgotten. */
const MOST = 20;
const KEY = 'origins';

type Kept = { userId: string; origins: [bookingId: string, origin: Origin][] };

/** What is kept in this tab, of the person who is logged in alone; what is damaged counts as absent. */
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

/** Keeps which resume filled in a draft for this tab, so that its words stand at the values when it is opened again. */
export function keepOrigin(bookingId: string, origin: Origin) {
  const { userId, origins } = kept();
  // A draft that was saved while its writer logged out.
  if (!userId) return;
  const others = origins.filter(([id]) => id !== bookingId);
  const all: Kept = {
    userId,
    origins: [[bookingId, origin] as const, ...others].slice(0, MOST) as Kept['origins'],
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without room the draft alone is there, as in another tab.
  }
}

export const keptOrigin = (bookingId: string): Origin | null =>
  kept().origins.find(([id]) => id === bookingId)?.[1] ?? null;
