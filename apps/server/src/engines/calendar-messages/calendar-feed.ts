import { eventLines, PRODUCT, type CalendarEvent } from './calendar-event.ts';
import { oneLine, printLines, textValue } from './content-line.ts';
import { eventFor } from './invite-for.ts';
import type { MeetingRevision } from './meeting-revision.ts';

/** How soon a program may refresh the feed; most use their own interval. */
const REFRESH = 'PT15M';

/**
 * One person's meetings as a feed: the current state of each mailed entry, with the same UID and SEQUENCE. It uses
 * PUBLISH (RFC 5546 §3.2.1), so it lists no ATTENDEE and asks for no answer, unlike the mailed invitation; the
 * description names the panel. NAME and REFRESH-INTERVAL are from RFC 7986, the two X- lines are for older programs.
 * The output is deterministic.
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

/** Prints some meetings of a feed. Thousands are printed in batches. */
export const printEvents = (revisions: MeetingRevision[]): string =>
  printLines(revisions.flatMap((one) => eventLines(publishedEvent(one))));

/** A calendar needs at least one component (RFC 5545 §3.6), even without meetings. */
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
