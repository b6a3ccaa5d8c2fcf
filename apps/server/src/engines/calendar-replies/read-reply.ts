import { ANSWERS, type Answer } from '@slotwise/contract/booking-parts/answers.schema';
import type ICAL from 'ical.js';
import { cleanText } from '../calendar-messages/content-line.ts';
import { fileClocks, type FileClocks } from '../calendar-files/file-clocks.ts';
import { readFileEvent, spanFrom } from '../calendar-files/file-event.ts';
import { findFileTime, toMillis } from '../calendar-files/file-time.ts';
import { parseCalendar, readText } from '../calendar-files/parse-calendar.ts';
import { damaged, readStrangersFile, UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import { looksLikeReply, type CalendarReply, type ReplyQuestion } from './calendar-reply.ts';

/** The same limit as for a comment typed by hand. */
const COMMENT_CHARACTERS = 1000;

/**
 * Reads the answer of a calendar program. Throws UnreadableCalendar for anything else: another method, more than one
 * event, an occurrence of a series, or a REPLY without exactly one attendee (RFC 5546 §3.2.3). Programs differ in what
 * they omit or write in lower case; only UID, ATTENDEE and PARTSTAT are required.
 */
export function readReply({ ics, sender }: ReplyQuestion): CalendarReply {
  if (!looksLikeReply(ics)) throw damaged('it is no answer to an invitation');
  return readStrangersFile(() => {
    const calendars = parseCalendar(ics);
    const [calendar] = calendars;
    const events = calendars.flatMap((one) => one.getAllSubcomponents('vevent'));
    const [event] = events;
    if (!calendar || !event || events.length > 1) throw damaged('it holds more than one event, or none');
    if (event.getFirstProperty('recurrence-id')) throw damaged('it answers one event of a series');
    const method = readText(calendar, 'method').toUpperCase() === 'COUNTER' ? 'COUNTER' : 'REPLY';
    const attendee = getAttendee(event, method, sender);
    // Times without a zone have no known clock.
    const clocks = fileClocks(calendars, 'UTC');
    return {
      method,
      uid: readText(event, 'uid'),
      sequence: readSequence(event),
      stamp: readStamp(event, clocks),
      attendee: readAddress(attendee),
      answer: findAnswer(attendee),
      comments: readComments(event, attendee),
      span: findSpan(event, clocks),
    };
  });
}

function getAttendee(event: ICAL.Component, method: CalendarReply['method'], sender: string): ICAL.Property {
  const attendees = event.getAllProperties('attendee');
  const own = method === 'COUNTER' ? attendees.filter((one) => readAddress(one) === sender) : [];
  const [attendee, ...others] = own.length > 0 ? own : attendees;
  if (!attendee || others.length > 0) throw damaged('it does not name the one person who answers');
  return attendee;
}

/** The address in `mailto:asha%2Bcal@acme.example`. Programs write the scheme in upper or lower case. */
function readAddress(attendee: ICAL.Property): string {
  const [, address = ''] = /^mailto:([^?]*)/i.exec(String(attendee.getFirstValue() ?? '').trim()) ?? [];
  try {
    return decodeURIComponent(address).toLowerCase();
  } catch {
    return address.toLowerCase();
  }
}

function findAnswer(attendee: ICAL.Property): Answer | null {
  const said = readParameter(attendee, 'partstat').toUpperCase();
  return ANSWERS.find((answer) => answer === said) ?? null;
}

/** Google Calendar puts the comment on the attendee; other programs use COMMENT. */
function readComments(event: ICAL.Component, attendee: ICAL.Property): string {
  const words = readText(event, 'comment') || readParameter(attendee, 'x-response-comment');
  return cleanText(words).trim().slice(0, COMMENT_CHARACTERS).toWellFormed();
}

function readParameter(property: ICAL.Property, name: string): string {
  const value = property.getParameter(name);
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function readSequence(event: ICAL.Component): number {
  const sequence = Number(readText(event, 'sequence'));
  return Number.isSafeInteger(sequence) && sequence > 0 ? sequence : 0;
}

function readStamp(event: ICAL.Component, clocks: FileClocks): string | null {
  const stamp = orNothing(() => findFileTime(event, 'dtstamp', clocks));
  return stamp ? new Date(toMillis(stamp)).toISOString() : null;
}

function findSpan(event: ICAL.Component, clocks: FileClocks): CalendarReply['span'] {
  const found = orNothing(() => readFileEvent(event, clocks));
  if (!found || found.start.clock === clocks.own) return null;
  const { start, end } = spanFrom(found.start, found.length);
  return end > start ? { start: new Date(start).toISOString(), end: new Date(end).toISOString() } : null;
}

/** For optional parts: an unreadable time does not invalidate the answer. */
function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableCalendar) return undefined;
    throw error;
  }
}
