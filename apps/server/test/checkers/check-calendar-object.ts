import ICAL from 'ical.js';
import { type ContentLine, readCalendarLines } from './calendar-lines.ts';

export type CalendarExpectation = {
  audience: 'candidate' | 'panel';
  /** Which CANCEL it must be, if the test knows: of the entire event, or of one attendee. */
  cancels?: 'event' | 'attendee';
};

/** What the checker read, for the checks of the surrounding email. */
export type CheckedCalendar = {
  faults: string[];
  method: string;
  uid: string;
  sequence: number;
  stamp: string;
  organizer: string;
  attendees: string[];
};

/** Checks one .ics against RFC 5545, RFC 5546 §3.2.2 and §3.2.5 and the product's own rules. */
export function checkCalendarObject(octets: Uint8Array, expected: CalendarExpectation): CheckedCalendar {
  const { lines, faults } = readCalendarLines(octets);
  const values = (name: string) => lines.filter((line) => line.name === name).map((line) => line.value);
  const method = values('METHOD')[0] ?? '';
  faults.push(
    ...foreignFaults(octets),
    ...frameFaults(lines),
    ...timeFaults(lines),
    ...attendeeFaults(lines, method),
    ...(method === 'CANCEL' ? cancelFaults(lines, expected) : requestFaults(lines, method)),
  );
  const uid = values('UID')[0] ?? '';
  const suffix = expected.audience === 'candidate' ? '-c@' : '-p@';
  if (!uid.includes(suffix)) faults.push(`UID ${uid} is not one of the ${expected.audience}'s`);
  return {
    faults,
    method,
    uid,
    sequence: Number(values('SEQUENCE')[0]),
    stamp: values('DTSTAMP')[0] ?? '',
    organizer: mailbox(values('ORGANIZER')[0]),
    attendees: values('ATTENDEE').map(mailbox),
  };
}

/** An independent parser must be able to read it too. */
function foreignFaults(octets: Uint8Array): string[] {
  try {
    const calendar = ICAL.Component.fromString(Buffer.from(octets).toString('utf8'));
    return calendar.getAllSubcomponents().length === 1 ? [] : ['does not hold exactly one component'];
  } catch (error) {
    return [`ical.js cannot read it: ${String(error)}`];
  }
}

const ONCE = [
  'BEGIN:VEVENT',
  'VERSION',
  'PRODID',
  'METHOD',
  'UID',
  'DTSTAMP',
  'DTSTART',
  'SEQUENCE',
  'SUMMARY',
  'ORGANIZER',
];

function frameFaults(lines: ContentLine[]): string[] {
  const count = (name: string) =>
    lines.filter((line) => line.name === name || `${line.name}:${line.value}` === name).length;
  const faults = ONCE.filter((name) => count(name) !== 1).map(
    (name) => `${name} occurs ${count(name)} times`,
  );
  if (count('DTEND') + count('DURATION') !== 1) faults.push('neither or both of DTEND and DURATION');
  if (count('REQUEST-STATUS') > 0) faults.push('REQUEST-STATUS has no place here');
  if (lines.some((line) => line.name === 'SEQUENCE' && !/^\d+$/.test(line.value)))
    faults.push('SEQUENCE is no number');
  return faults;
}

function timeFaults(lines: ContentLine[]): string[] {
  const times = lines.filter((line) => ['DTSTAMP', 'DTSTART', 'DTEND'].includes(line.name));
  const faults = times
    .filter((line) => !/^\d{8}T\d{6}Z$/.test(line.value) || line.parameters['TZID'] !== undefined)
    .map((line) => `${line.name} is not in UTC`);
  const value = (name: string) => times.find((line) => line.name === name)?.value ?? '';
  if (value('DTEND') && value('DTEND') <= value('DTSTART')) faults.push('ends before it starts');
  return faults;
}

function attendeeFaults(lines: ContentLine[], method: string): string[] {
  const attendees = lines.filter((line) => line.name === 'ATTENDEE');
  const people = [...attendees, ...lines.filter((line) => line.name === 'ORGANIZER')];
  return [
    ...(attendees.length === 0 ? ['has no ATTENDEE'] : []),
    ...people.flatMap(personFaults),
    ...attendees.flatMap((line) => answerFaults(line, method)),
  ];
}

function personFaults({ value, parameters }: ContentLine): string[] {
  const faults = /^mailto:[^\s@]+@[^\s@]+$/.test(value) ? [] : [`${value} is no mailto address`];
  if (!parameters['CN']) faults.push(`${value} has no CN`);
  return faults;
}

function answerFaults({ value, parameters }: ContentLine, method: string): string[] {
  const faults = /^(REQ|OPT)-PARTICIPANT$/.test(parameters['ROLE'] ?? '') ? [] : [`${value} has no ROLE`];
  if (!parameters['PARTSTAT']) faults.push(`${value} has no PARTSTAT`);
  if (method === 'REQUEST' && parameters['RSVP'] !== 'TRUE') faults.push(`${value} is not asked to answer`);
  return faults;
}

function requestFaults(lines: ContentLine[], method: string): string[] {
  const status = lines.find((line) => line.name === 'STATUS')?.value;
  const faults = method === 'REQUEST' ? [] : [`METHOD is ${method}`];
  if (status !== undefined && !['TENTATIVE', 'CONFIRMED'].includes(status))
    faults.push(`a REQUEST with STATUS ${status}`);
  return faults;
}

function cancelFaults(lines: ContentLine[], { cancels }: CalendarExpectation): string[] {
  const status = lines.find((line) => line.name === 'STATUS')?.value;
  const faults: string[] = [];
  if (status !== undefined && status !== 'CANCELLED') faults.push(`a CANCEL with STATUS ${status}`);
  if (cancels === 'event' && status === undefined) faults.push('the event is cancelled without STATUS');
  if (cancels === 'attendee' && status !== undefined) faults.push('a withdrawn attendee gets a STATUS');
  if (lines.some((line) => line.name === 'SEQUENCE' && line.value === '0'))
    faults.push('a CANCEL with SEQUENCE 0');
  if (lines.some((line) => line.value === 'VALARM')) faults.push('a CANCEL with VALARM');
  return faults;
}

function mailbox(value = ''): string {
  return value.replace(/^mailto:/i, '').toLowerCase();
}
