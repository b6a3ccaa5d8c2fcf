/**
 * What the page asked of the server before its scripts had arrived, by address. Each answer is handed out once: a
 * screen that reads again wants to know what is so by then.
 */
type Asked = { token: string; at: number; answer: Promise<Response> };

const page = globalThis as { slotwiseAsked?: Map<string, Asked> };

/** An answer that no one fetched for so long is not of this visit any more. */
const FRESH_MS = 20_000;

/** Asks now what a screen will ask; what goes wrong is met by the screen. */
export function askAhead(url: string, token: string): Promise<Response> {
  const answer = fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  answer.catch(() => undefined);
  page.slotwiseAsked ??= new Map();
  page.slotwiseAsked.set(url, { token, at: Date.now(), answer });
  return answer;
}

/** The answer to what was asked ahead at this address with this token; undefined where nothing was. */
export function takeAsked(url: string, token: string | undefined): Promise<Response> | undefined {
  const asked = page.slotwiseAsked?.get(url);
  if (!asked) return undefined;
  page.slotwiseAsked?.delete(url);
  return asked.token === token && Date.now() - asked.at < FRESH_MS ? asked.answer : undefined;
}
