import { expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../test/ics-text.ts';
import { readBusyTimes } from './read-busy-times.ts';

const horizon = { start: Date.parse('2026-01-01T00:00:00Z'), end: Date.parse('2033-01-01T00:00:00Z') };

/** The days on which a one-hour event with this rule begins. */
function listDays(start: string, rule: string): string[] {
  const ics = aCalendar(anEvent(`DTSTART:${start}T100000Z`, 'DURATION:PT1H', `RRULE:${rule}`));
  const question = { ics, horizon, timeZone: 'UTC', email: '', ownHost: 'slots.example' };
  return readBusyTimes(question).map((span) => new Date(span.start).toISOString().slice(0, 10));
}

test.each([
  ['each year on 29 February', '20240229', 'FREQ=YEARLY', ['2028-02-29', '2032-02-29']],
  ['each second year on 29 February', '20240229', 'FREQ=YEARLY;INTERVAL=2', ['2028-02-29', '2032-02-29']],
  ['in February on the 29th, by name', '20240229', 'FREQ=YEARLY;BYMONTH=2', ['2028-02-29', '2032-02-29']],
  ['on 29 February twice', '20240229', 'FREQ=YEARLY;COUNT=2', ['2028-02-29']],
  ['on 29 February until 2030', '20240229', 'FREQ=YEARLY;UNTIL=20300301T000000Z', ['2028-02-29']],
  [
    'each month on the 31st',
    '20260131',
    'FREQ=MONTHLY;COUNT=5',
    ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31', '2026-08-31'],
  ],
  ['on the 31st of two months', '20260331', 'FREQ=YEARLY;BYMONTH=2,3;COUNT=2', ['2026-03-31', '2027-03-31']],
  [
    'on the 31st of two months, by number',
    '20260331',
    'FREQ=YEARLY;BYMONTH=2,3;BYMONTHDAY=31;COUNT=2',
    ['2026-03-31', '2027-03-31'],
  ],
  [
    'on the last day of a month',
    '20260131',
    'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
    ['2026-01-31', '2026-02-28', '2026-03-31'],
  ],
  ['on a day that no year has', '20260301', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', ['2026-03-01']],
  ['on the last day of leap years', '20241231', 'FREQ=YEARLY;BYYEARDAY=366', ['2028-12-31', '2032-12-31']],
  ['once in many lives', '20260105', 'FREQ=DAILY;INTERVAL=99999999999', ['2026-01-05']],
])('puts an event %s only on days that exist', (_title, start, rule, days) => {
  expect(listDays(start, rule)).toEqual(days);
});

test.each(['INTERVAL=0', 'INTERVAL=-1', 'INTERVAL=', 'INTERVAL=00;COUNT=2', 'WKST=SU;IN\r\n TERVAL=0'])(
  'refuses a rule with %j',
  (part) => {
    expect(() => listDays('20260301', `FREQ=DAILY;${part}`)).toThrow('no number from 1 on');
  },
);
test('accepts an interval with a leading zero', () => {
  expect(listDays('20260301', 'FREQ=DAILY;INTERVAL=07;COUNT=2')).toEqual(['2026-03-01', '2026-03-08']);
});
