import type { MillisSpan } from '#engines/calendar-files/file-event.ts';
import type { GuardedAnswer } from '#lib/guarded-fetch/guarded-fetch.ts';
import { UnreadableSource } from './read-source.rules.ts';

const toStamp = (millis: number): string => new Date(millis).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** The query for the events of a span (RFC 4791, 7.8). Series come as rules, which are a hundredth of their length. */
export const eventsBetween = ({ start, end }: MillisSpan): string => `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
  <d:prop><c:calendar-data/></d:prop>
  <c:filter>
    <c:comp-filter name="VCALENDAR">
      <c:comp-filter name="VEVENT"><c:time-range start="${toStamp(start)}" end="${toStamp(end)}"/></c:comp-filter>
    </c:comp-filter>
  </c:filter>
</c:calendar-query>`;

/** The answer of one calendar. Throws UnreadableSource if it gives none. */
export function answerIn({ status, body }: GuardedAnswer): string {
  if (status === 207) return body.toString('utf8');
  if (status === 404 || status === 410) {
    throw new UnreadableSource(
      'calendars',
      `The server answers ${status} for a calendar. It may have been deleted: connect the account again and choose another.`,
    );
  }
  const trouble =
    status >= 500 ? 'It has trouble of its own and is asked again later.' : 'It may not be yours to read.';
  throw new UnreadableSource('calendars', `The server answers ${status} for a calendar. ${trouble}`);
}

export const tooLarge = (): UnreadableSource =>
  new UnreadableSource('calendars', 'These calendars hold more than 6 MB together. Choose fewer of them.');
