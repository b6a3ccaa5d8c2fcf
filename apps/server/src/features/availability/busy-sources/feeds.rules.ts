import type { GuardedAnswer } from '#lib/guarded-fetch/guarded-fetch.ts';
import { UnreadableSource, type Known } from './read-source.rules.ts';

const MOST_MARK = 500;

/** Requests the calendar unless it is the known version (RFC 9110, 13.1). */
export const buildConditions = (known: Known | null): Record<string, string> => ({
  accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  ...(known?.etag && { 'if-none-match': known.etag }),
  ...(known?.modified && { 'if-modified-since': known.modified }),
});

/** A server's validator for the version it sent, if it can be sent back. */
export const readMark = (header: string | undefined): string =>
  header && header.length <= MOST_MARK && /^[\x20-\x7e]+$/.test(header) ? header : '';

const GONE = 'The calendar may have been deleted or its address replaced. Copy the address again.';
const CLOSED = 'It is not published any more, or its secret part was replaced. Copy the address again.';
const LOCKED =
  'It asks for a password. Use the secret address of the calendar, or connect the account by CalDAV.';

const SENTENCES: Record<number, string> = {
  401: LOCKED,
  403: CLOSED,
  404: GONE,
  410: GONE,
  429: 'It is asked too often. It is asked again later.',
};

/** The text of a calendar. Throws UnreadableSource with advice for the owner if the address gives none. */
export function calendarIn({ status, body }: GuardedAnswer): string {
  if (status !== 200) {
    const trouble = status >= 500 ? 'Its server has trouble of its own. It is asked again later.' : GONE;
    throw new UnreadableSource('url', `The address answers ${status}. ${SENTENCES[status] ?? trouble}`);
  }
  const text = new TextDecoder().decode(body);
  if (/^\s*</.test(text)) {
    throw new UnreadableSource(
      'url',
      'The address leads to a web page and not to a calendar. Copy the address in iCal format, which often ends in .ics.',
    );
  }
  return text;
}
