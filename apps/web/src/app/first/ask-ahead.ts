import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { askAhead } from '#api/asked-ahead.ts';
import type { StoredUser } from '#api/session-storage.ts';
import { firstQuestions, ownRecord } from './first-questions.ts';

/**
 * Runs in the pages of signed-in users before any other script: who they are and what their screen shows is asked of
 * the server while the scripts that draw it are still on their way. Without a user nothing is asked, and what goes
 * wrong here is asked again by the screen, which then says so.
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

// After the page has been read: a browser takes its time over the first look into a storage, and can paint meanwhile.
setTimeout(() => askForScreen().catch(() => undefined));
