import { mailtoValue, parameterValue, printLines, textValue, uriValue, utcValue } from './content-line.ts';
import type { Attendee, Person } from './meeting-revision.ts';

/** A single interview as the one VEVENT of an iTIP message. */
export type CalendarEvent = {
  /** CANCEL_ATTENDEE withdraws only the listed attendees; the event itself goes on. */
  act: 'REQUEST' | 'CANCEL_EVENT' | 'CANCEL_ATTENDEE';
  uid: string;
  sequence: number;
  /** DTSTAMP: the time of the revision. */
  stamp: string;
  startTime: string;
  endTime: string;
  summary: string;
  description: string;
  location?: string;
  url?: string;
  conference?: { feature: 'VIDEO' | 'PHONE'; label: string; uri: string };
  organizer: Person;
  attendees: Attendee[];
};

export type CalendarMethod = 'REQUEST' | 'CANCEL';

export const PRODUCT = 'PRODID:-//Slotwise//Interviews//EN';

/** The iTIP method (RFC 5546) for an act. */
export function getMethod(event: CalendarEvent): CalendarMethod {
  return event.act === 'REQUEST' ? 'REQUEST' : 'CANCEL';
}

/**
 * Prints the event as an iCalendar object with its METHOD (RFC 5545, RFC 5546 §3.2.2 and §3.2.5, CONFERENCE from RFC
 * 7986). The output is deterministic.
 */
export function printCalendar(event: CalendarEvent): string {
  return printLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    PRODUCT,
    'CALSCALE:GREGORIAN',
    `METHOD:${getMethod(event)}`,
    ...eventLines(event),
    'END:VCALENDAR',
  ]);
}

/** The unfolded lines of an event's single component. */
export function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(event.uid)}`,
    `DTSTAMP:${utcValue(event.stamp)}`,
    `DTSTART:${utcValue(event.startTime)}`,
    `DTEND:${utcValue(event.endTime)}`,
    `SEQUENCE:${event.sequence}`,
    ...statusLine(event.act),
    `SUMMARY:${textValue(event.summary)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    ...placeLines(event),
    `ORGANIZER;CN=${parameterValue(event.organizer.name)}:${mailtoValue(event.organizer.email)}`,
    ...event.attendees.map((attendee) => attendeeLine(attendee, event.act)),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** The event goes on for the others when an attendee is withdrawn, so it must not have a STATUS. */
function statusLine(act: CalendarEvent['act']): string[] {
  if (act === 'CANCEL_ATTENDEE') return [];
  return [act === 'REQUEST' ? 'STATUS:CONFIRMED' : 'STATUS:CANCELLED'];
}

function placeLines({ location, url, conference }: CalendarEvent): string[] {
  const page = url && uriValue(url);
  const call = conference && uriValue(conference.uri);
  const lines = location ? [`LOCATION:${textValue(location)}`] : [];
  if (page) lines.push(`URL:${page}`);
  if (call) {
    const { feature, label } = conference;
    lines.push(`CONFERENCE;VALUE=URI;FEATURE=${feature};LABEL=${parameterValue(label)}:${call}`);
  }
  return lines;
}

function attendeeLine(attendee: Attendee, act: CalendarEvent['act']): string {
  const parameters = [
    'ATTENDEE',
    'CUTYPE=INDIVIDUAL',
    `ROLE=${attendee.required ? 'REQ' : 'OPT'}-PARTICIPANT`,
    `PARTSTAT=${attendee.answer ?? 'NEEDS-ACTION'}`,
    ...(act === 'REQUEST' ? ['RSVP=TRUE'] : []),
    `CN=${parameterValue(attendee.name)}`,
  ];
  return `${parameters.join(';')}:${mailtoValue(attendee.email)}`;
}
