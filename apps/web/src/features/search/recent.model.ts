import type { Found } from './hits.model.ts';
import { SEARCH } from './search.texts.ts';

const KEY = 'recent';
const MOST = 5;

/** What was last opened from the box in this tab, newest first; cleared with the session. */
export function listRecent(): Found[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Found[];
    return kept.map((one) => ({ ...one, key: `recent ${one.to}`, group: SEARCH.recent() }));
  } catch {
    return [];
  }
}

export function noteRecent(opened: Found) {
  const others = listRecent().filter(({ to }) => to !== opened.to);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([opened, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing is recent.
  }
}
