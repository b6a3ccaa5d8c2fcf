import type { Failure } from '@slotwise/contract/failures';
import { API_BASE, NO_ANSWER, readText } from './call-with-token.ts';

/**
 * Lets the browser save the meeting's calendar entry. It is fetched first, since a plain link sends no token of ours,
 * and a token in its address would end in the logs of every proxy.
 */
export async function saveCalendarEntry(
  token: string,
  { method, path }: { method: string; path: string },
): Promise<Failure | null> {
  try {
    const response = await fetch(API_BASE + path, { method, headers: { authorization: `Bearer ${token}` } });
    const isCalendar = response.headers.get('content-type')?.startsWith('text/calendar') ?? false;
    if (!response.ok || !isCalendar) {
      return readText<never>(response.ok, await response.text(), () => false);
    }
    saveAs(await response.blob(), 'interview.ics');
    return null;
  } catch {
    return NO_ANSWER;
  }
}

function saveAs(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the bytes only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
