import ICAL from 'ical.js';
import { readCalendarLines, type ContentLine } from './calendar-lines.ts';

const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'SUMMARY', 'ORGANIZER', 'STATUS'];

/** Checks a published calendar against RFC 5545, RFC 5546 §3.2.1 and RFC 7986, and with an independent parser. */
export function checkCalendarFeed(octets: Uint8Array): string[] {
  const { lines, faults } = readCalendarLines(octets);
  const events = eventsIn(lines);
  const uids = events.map((event) => valueIn(event, 'UID'));
  const values = (name: string) => lines.filter((line) => line.name === name).map(({ value }) => value);
  if (new Set(uids).size !== uids.length) faults.push('a UID occurs twice');
  if (values('METHOD').join() !== 'PUBLISH') faults.push(`METHOD is ${values('METHOD').join()}`);
  for (const name of ['VERSION', 'PRODID', 'NAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL']) {
    if (values(name).length !== 1) faults.push(`${name} occurs ${values(name).length} times`);
  }
  return [...faults, ...events.flatMap(eventFaults), ...foreignFaults(octets, uids)];
}

function eventsIn(lines: ContentLine[]): ContentLine[][] {
  const events: ContentLine[][] = [];
  for (const line of lines) {
    if (line.name === 'BEGIN' && line.value === 'VEVENT') events.push([]);
    else if (line.name !== 'END') events.at(-1)?.push(line);
  }
  return events;
}

const valueIn = (event: ContentLine[], name: string): string =>
  event.find((line) => line.name === name)?.value ?? '';

function eventFaults(event: ContentLine[]): string[] {
  const faults = ONCE.filter((name) => event.filter((line) => line.name === name).length !== 1).map(
    (name) => `${name} does not occur once`,
  );
  if (event.some(({ name }) => name === 'ATTENDEE')) faults.push('a published event with ATTENDEE');
  for (const name of ['DTSTAMP', 'DTSTART', 'DTEND']) {
    if (!/^\d{8}T\d{6}Z$/.test(valueIn(event, name))) faults.push(`${name} is not in UTC`);
  }
  if (valueIn(event, 'DTEND') <= valueIn(event, 'DTSTART')) faults.push('ends before it starts');
  if (!['CONFIRMED', 'CANCELLED'].includes(valueIn(event, 'STATUS'))) faults.push('has another STATUS');
  if (!valueIn(event, 'UID').includes('-p@')) faults.push('has not the UID of the panel’s mails');
  return faults;
}

function foreignFaults(octets: Uint8Array, uids: string[]): string[] {
  try {
    const calendar = ICAL.Component.fromString(Buffer.from(octets).toString('utf8'));
    if (calendar.getAllSubcomponents().length === 0) return ['holds no component'];
    const read = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).uid);
    return read.join() === uids.join() ? [] : ['ical.js reads other events'];
  } catch (error) {
    return [`ical.js cannot read it: ${String(error)}`];
  }
}
