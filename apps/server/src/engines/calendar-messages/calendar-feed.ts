import { eventLines, PRODUCT, type CalendarEvent } from './calendar-event.ts';
import { oneLine, printLines, textValue } from './content-line.ts';
import { eventFor } from './invite-for.ts';
import type { MeetingRevision } from './meeting-revision.ts';

/** How soon a program may ask again; most take their own time. */
const REFRESH = 'PT15M';

/**
 * The meetings of one person as a calendar that is read again and again: each the present state of the entry that was
 * mailed, under the same UID and SEQUENCE. It is published (RFC 5546 §3.2.1), so it lists no ATTENDEE and asks for no
 * answer, which the mailed invitation does; who is on the panel stands in the text. NAME and REFRESH-INTERVAL are RFC
 * 7986's, the two lines with X- what older programs read. The same meetings always give the same bytes.
 */
export function wrapEvents(name: string, events: string): string {
  const title = textValue(oneLine(name));
  const head = printLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    PRODUCT,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ]);
  return head + (events || printLines(NOTHING)) + printLines(['END:VCALENDAR']);
}

/** Some meetings of a calendar that is read again and again: thousands are printed a few at a time. */
export const printEvents = (revisions: MeetingRevision[]): string =>
  printLines(revisions.flatMap((one) => eventLines(publishedEvent(one))));

/** A calendar has at least one component (RFC 5545 §3.6), also one without meetings. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function publishedEvent(revision: MeetingRevision): CalendarEvent {
  const event = eventFor('panel', revision);
  const names = [...new Set(revision.meeting.panel.map((one) => oneLine(one.name)))].join(', ');
  const description = names ? `${event.description}\nPanel: ${names}` : event.description;
  return { ...event, description, attendees: [] };
}
