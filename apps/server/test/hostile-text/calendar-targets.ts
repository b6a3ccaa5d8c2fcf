import { readBusyTimes } from '#engines/busy-times/read-busy-times.ts';
import { readCalDavTimes } from '#engines/busy-times/read-caldav-times.ts';
import { readReply } from '#engines/calendar-replies/read-reply.ts';
import { readReturnedMail } from '#engines/calendar-replies/returned-mail.ts';
import { readHolidayFile } from '#engines/holiday-days/read-holiday-file.ts';
import { isWellFormedXml } from '#lib/text/is-well-formed-xml.ts';
import { aCalendar, anEvent } from '../ics-text.ts';
import type { Target } from './target.ts';

const LENGTH = 16_000;
const DAY = ['DTSTART;VALUE=DATE:20260310', 'SUMMARY:Holi'];
const OWNER = { timeZone: 'Asia/Kolkata', email: 'asha@acme.example', ownHost: 'slots.acme.example' };
const HORIZON = { start: Date.parse('2026-03-02T09:00:00Z'), end: Date.parse('2028-03-01T00:00:00Z') };
const REPORT = 'Reporting-MTA: dns; mx.example\n\nAction: failed\nFinal-Recipient: rfc822; a@b.example\n';
const ORIGINAL = 'Message-ID: <a@b.example>\n';

/** Where hostile text may be in a calendar: in a property's value, in a parameter, between lines. */
const PLACES: [name: string, line: (text: string) => string][] = [
  ...['UID', 'SUMMARY', 'DTEND', 'DURATION', 'RRULE', 'EXDATE', 'RDATE', 'ATTENDEE', 'COMMENT'].map(
    (name): [string, (text: string) => string] => [name, (text) => `${name}:${text}`],
  ),
  ['the name of a zone', (text) => `EXDATE;TZID=${text}:20260311T090000`],
  ['a parameter', (text) => `ATTENDEE;CN="${text}":mailto:a@b.example`],
  ['lines', (text) => text],
  ['lines of a zone', (text) => `END:VEVENT\r\nBEGIN:VTIMEZONE\r\n${text}\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT`],
];
const LINES = [
  'BEGIN:VEVENT\r\nEND:VEVENT\r\n',
  'BEGIN:X\r\n',
  'RRULE:\r\n',
  'X:\r\n',
  ' x\r\n',
  'RDATE:20260310\r\n',
];

const READERS: [name: string, head: string[], run: (ics: string) => unknown][] = [
  ['busy times', DAY, (ics) => readBusyTimes({ ics, horizon: HORIZON, ...OWNER })],
  [
    'holidays',
    DAY,
    (ics) => readHolidayFile({ ics, timeZone: OWNER.timeZone, fromYear: 2026, toYear: 2028 }),
  ],
  [
    'an answer',
    ['UID:a', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b.example'],
    (ics) => readReply({ ics: ics.replace('VERSION', 'METHOD:REPLY\r\nVERSION'), sender: 'a@b.example' }),
  ],
];

const calendars: Target[] = READERS.flatMap(([reader, head, run]) =>
  PLACES.map(([place, line]) => ({
    name: `${reader} in a calendar: ${place}`,
    length: LENGTH,
    tails: [''],
    repeats: LINES.map((pump) => ({ head: '', pump })),
    prepare: (text: string) => aCalendar(anEvent(...head, line(text))),
    run,
  })),
);

const answerWith = (inside: string): string =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response>` +
  `<d:href>/a</d:href><d:propstat><d:prop>${inside}</d:prop></d:propstat></d:response></d:multistatus>`;

const OTHERS: [name: string, run: (text: string) => unknown][] = [
  [
    'a calendar in an answer of CalDAV',
    (text) =>
      readCalDavTimes({
        answers: [answerWith(`<c:calendar-data>${text}</c:calendar-data>`)],
        horizon: HORIZON,
        ...OWNER,
      }),
  ],
  [
    'an element of an answer of CalDAV',
    (text) => readCalDavTimes({ answers: [answerWith(text)], horizon: HORIZON, ...OWNER }),
  ],
  ['XML', isWellFormedXml],
  ['the report of a returned mail', (text) => readReturnedMail(REPORT + text, ORIGINAL)],
  ['an answer of a mail server', (text) => readReturnedMail(`${REPORT}Diagnostic-Code: ${text}`, ORIGINAL)],
  ['the head of a returned mail', (text) => readReturnedMail(REPORT, `Message-ID: ${text}`)],
];

/** Calendars, responses of calendar servers and bounces of mail servers, as the server reads them. */
export const calendarTargets = (): Target[] => [
  ...calendars,
  ...OTHERS.map(([name, run]) => ({ name, length: LENGTH, tails: ['', '\r\n'], run })),
];
