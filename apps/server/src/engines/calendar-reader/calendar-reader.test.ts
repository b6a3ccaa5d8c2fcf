import { expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../test/ics-text.ts';
import { readCalendar } from './calendar-reader.ts';

const ACME = { owner: 'acme' };
const NEVER = anEvent('DTSTART:20260310T090000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
const horizon = { start: Date.parse('2026-03-02T09:00:00Z'), end: Date.parse('2028-03-01T00:00:00Z') };
const question = (ics: string) => ({
  ics,
  horizon,
  timeZone: 'Asia/Kolkata',
  email: 'asha@acme.example',
  ownHost: 'slots.example',
});

test('reads a calendar in a thread, and the list of countries too', async () => {
  const ics = aCalendar(anEvent('DTSTART:20260310T090000Z', 'DURATION:PT1H'));
  const start = Date.parse('2026-03-10T09:00:00Z');
  expect(await readCalendar('busyTimes', question(ics), ACME)).toEqual([{ start, end: start + 3_600_000 }]);
  expect((await readCalendar('holidayCountries', null, ACME)).length).toBeGreaterThan(200);
});

test('passes on the wording of a refusal', async () => {
  await expect(readCalendar('busyTimes', question('no calendar'), ACME)).rejects.toThrow(
    'not a calendar file',
  );
});

test('stops the thread of a rule that never matches, while the server keeps running', async () => {
  const never = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
  const ics = aCalendar(anEvent('DTSTART:20260310T090000Z', 'DURATION:PT1H', never));
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 20);
  const reading = readCalendar('busyTimes', question(ics), {
    ...ACME,
    allowance: { cpuMillis: 500, wallMillis: 20_000, megabytes: 256 },
  });
  await expect(reading).rejects.toThrow('repeat too often');
  clearInterval(turning);
  expect(turns).toBeGreaterThan(10);
});

test('stops the thread of a calendar that uses too much memory', async () => {
  const ics = aCalendar(...Array.from({ length: 4000 }, () => anEvent('DTSTART:20260310T090000Z')));
  const reading = readCalendar('busyTimes', question(ics), {
    ...ACME,
    allowance: { cpuMillis: 20_000, wallMillis: 20_000, megabytes: 8 },
  });
  await expect(reading).rejects.toThrow('repeat too often');
});

test('a hostile calendar read by the server does not delay anyone who uploads a file', async () => {
  let isOver = false;
  const allowance = { cpuMillis: 30_000, wallMillis: 8000, megabytes: 256 };
  const hostile = readCalendar('busyTimes', question(aCalendar(NEVER)), {
    ...ACME,
    lane: 'upkeep',
    allowance,
  });
  const ended = hostile.catch(() => (isOver = true));
  await readCalendar('busyTimes', question(aCalendar()), ACME);
  expect(isOver).toBe(false);
  await ended;
});

test('an organization that sends one hostile calendar after another only delays itself', async () => {
  const allowance = { cpuMillis: 400, wallMillis: 20_000, megabytes: 256 };
  let ended = 0;
  const hostile = Array.from({ length: 3 }, () =>
    readCalendar('busyTimes', question(aCalendar(NEVER)), { ...ACME, allowance }).catch(() => (ended += 1)),
  );
  await readCalendar('busyTimes', question(aCalendar()), { owner: 'globex' });
  expect(ended).toBeLessThan(3);
  await Promise.all(hostile);
});
