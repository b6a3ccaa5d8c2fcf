/**
 * Requests the page made before its scripts arrived, by address. Each answer is handed out once: a screen that reads
 * again wants current data.
 */
type Asked = { token: string; at: number; answer: Promise<Response> };

const page = globalThis as { slotwiseAsked?: Map<string, Asked> };

/** A prefetched answer older than this is not used. */
const FRESH_MS = 20_000;

/** Requests ahead of time what a screen will need; the screen handles any failure. */
export function askAhead(url: string, token: string): Promise<Response> {
  const answer = fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  answer.catch(() => undefined);
  page.slotwiseAsked ??= new Map();
  page.slotwiseAsked.set(url, { token, at: Date.now(), answer });
  return answer;
}

/** The prefetched answer for this address and token; undefined if there is none. */
export function takeAsked(url: string, token: string | undefined): Promise<Response> | undefined {
  const asked = page.slotwiseAsked?.get(url);
  if (!asked) return undefined;
  page.slotwiseAsked?.delete(url);
  return asked.token === token && Date.now() - asked.at < FRESH_MS ? asked.answer : undefined;
}
