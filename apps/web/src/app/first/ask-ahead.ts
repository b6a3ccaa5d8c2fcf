import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { askAhead } from '#api/asked-ahead.ts';
import type { StoredUser } from '#api/session-storage.ts';
import { firstQuestions, ownRecord } from './first-questions.ts';

/**
 * Runs in signed-in users' pages before any other script: asks the server who they are and what their screen shows
 * while the scripts that draw it are still loading. Without a user nothing is requested; whatever fails here is
 * requested again by the screen, which then reports it.
 */
async function askForScreen() {
  const user: StoredUser | null = JSON.parse(sessionStorage.getItem('user') ?? 'null');
  if (!user?.token) return;
  const known = await askAhead(ownRecord(user.userId), user.token);
  if (!known.ok) return;
  const { role, data, startView }: ResponseOf<typeof getRecruiter> = await known.clone().json();
  const reader = { role, timeZone: data.timeZone, vendorId: user.vendorId, startView };
  for (const url of firstQuestions(location, reader, Date.now())) void askAhead(url, user.token);
}

// After the page has been parsed: a browser's first storage access is slow, and it can paint meanwhile.
setTimeout(() => askForScreen().catch(() => undefined));
