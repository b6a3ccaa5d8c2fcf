import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCalendar } from '../../../test/ics-text.ts';
import { readBusyTimes } from '../busy-times/read-busy-times.ts';
import { readHolidayFile } from '../holiday-days/read-holiday-file.ts';
import { UnreadableCalendar } from './unreadable-calendar.ts';

/** CALENDAR_CASES makes a run longer, CALENDAR_SEED repeats one. */
const CASES = Number(process.env['CALENDAR_CASES'] ?? 400);
const SEED = Number(process.env['CALENDAR_SEED'] ?? Date.now() % 2 ** 31);

const horizon = { start: Date.parse('2026-03-02T09:00:00Z'), end: Date.parse('2028-03-01T00:00:00Z') };
const owner = { timeZone: 'Asia/Kolkata', email: 'asha@acme.example', ownHost: 'slots.acme.example' };

const TIMES = ['20260310T090000Z', '20260310T090000', '20260310', '00000101', '99991231T235959Z', '20260230'];
const ODD_TIMES = ['NOT', '', '-20260310', '2026-03-10', '20260310T256199', '20260310T090000Z/PT1H'];
const LENGTHS = ['PT1H', 'P1D', '-P1D', 'PT', 'P', 'P99999999999D', 'P7000000W', 'soon'];
// Rules that never match are left out: they only end when their thread is stopped.
const RULES = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,XX', 'FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;COUNT=-1'];
const ODD_RULES = ['FREQ=DAILY;UNTIL=NOT', 'FREQ=OFTEN', 'BYDAY=MO', 'FREQ=YEARLY;BYMONTH=13', ''];
const NAMES = ['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'FREEBUSY'];
const MARKS = ['', ';TZID=Europe/Berlin', ';TZID=Nowhere', ';TZID=a,b', ';TZID=__proto__', ';VALUE=DATE'];
const ODD_MARKS = [';VALUE=PERIOD', ';VALUE=TEXT', ';VALUE=', ';X=;Y', ';A="b', ';VALUE=BINARY'];
const OTHERS = [
  'UID:a',
  'UID',
  'SEQUENCE:x',
  'STATUS',
  '__proto__:x',
  '=',
  '\tfolded',
  'BEGIN:VALARM',
  'END:X',
];

const line = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...NAMES),
      fc.constantFrom(...MARKS, ...ODD_MARKS),
      fc.constantFrom(...TIMES, ...ODD_TIMES),
    )
    .map(([name, mark, time]) => `${name}${mark}:${time}`),
  fc.constantFrom(...LENGTHS).map((length) => `DURATION:${length}`),
  fc.constantFrom(...RULES, ...ODD_RULES).map((rule) => `RRULE:${rule}`),
  fc.constantFrom(...OTHERS),
  fc.string({ maxLength: 40 }),
);
const component = fc
  .tuple(fc.constantFrom('VEVENT', 'VFREEBUSY', 'VTIMEZONE'), fc.array(line, { maxLength: 6 }))
  .map(([kind, lines]) => [`BEGIN:${kind}`, ...lines, `END:${kind}`].join('\r\n'));
const calendar = fc.array(component, { maxLength: 3 }).map((components) => aCalendar(...components));

function whatThrows(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each<[string, (ics: string) => unknown]>([
  ['busy times', (ics) => readBusyTimes({ ics, horizon, ...owner })],
  ['holidays', (ics) => readHolidayFile({ ics, timeZone: owner.timeZone, fromYear: 2026, toYear: 2028 })],
])('reads %s of arbitrary input, or refuses them and says what to do', (_title, read) => {
  const property = fc.property(calendar, (ics) => {
    const thrown = whatThrows(() => read(ics));
    expect(thrown === undefined || thrown instanceof UnreadableCalendar, String(thrown)).toBe(true);
  });
  fc.assert(property, { numRuns: CASES, seed: SEED });
});
