import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { printInstant, printSpan, printWallTime, printWeekday, wallTime } from './print-time.ts';
import { readTime } from './read-time.ts';
import { lastClockChangeBetween, isTimeZone } from './time-zones.ts';
import { zonePhrase } from './zone-label.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const FIRST = Date.parse('2024-01-01T00:00:00Z');
const LAST = Date.parse('2035-12-31T23:59:00Z');

describe('a time from user input', () => {
  it.each([
    ['2026-11-26T15:00:00+05:30', '2026-11-26T09:30:00.000Z'],
    ['2026-11-26T09:30:00.000Z', '2026-11-26T09:30:00.000Z'],
    ['2026-11-26T09:30Z', '2026-11-26T09:30:00.000Z'],
    ['2026-11-26T15:00', '2026-11-26T09:30:00.000Z'],
    ['26/11/2026 15:00', '2026-11-26T09:30:00.000Z'],
  ])('reads %s in Kolkata as %s', (input, instant) => {
    const reading = readTime(input, 'Asia/Kolkata');
    expect(reading).toEqual({ kind: 'time', instant, wallTime: '2026-11-26T15:00', ambiguous: false });
  });

  it.each([
    '',
    'tomorrow',
    '2026-11-26',
    '2026-13-01T10:00',
    '2026-02-29T10:00',
    '31/04/2026 10:00',
    '11/26/2026 10:00',
    '26/11/2026 24:00',
    '26/11/2026 10:60',
    '26-11-2026 10:00',
    '2026-11-26T10:00:00',
    '2026-11-26T10:00+99:00',
    '2026-11-26T25:00Z',
    ' 26/11/2026 15:00',
    '26/11/2026 15:00\n',
    '٢٦/١١/٢٠٢٦ ١٥:٠٠',
    '2026-11-26T09:30Z[Europe/Berlin]',
  ])('%j is malformed', (input) => {
    expect(readTime(input, 'Asia/Kolkata')).toEqual({ kind: 'malformed' });
  });

  it('in an unknown zone returns a result instead of throwing', () => {
    expect(readTime('26/11/2026 15:00', 'Mars/Olympus')).toEqual({ kind: 'unknown-zone' });
  });

  it('never throws, whatever the input', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d/:T Z+-]{0,30}$/));
    fc.assert(
      fc.property(typed, fc.oneof(fc.constantFrom(...ZONES), fc.string()), (input, zone) => {
        expect(['time', 'does-not-exist', 'malformed', 'unknown-zone']).toContain(readTime(input, zone).kind);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('nights with a clock change', () => {
  // Each gap: the zone, a wall time in it, the last quarter before and the first minute after.
  it.each([
    ['Europe/Berlin', '29/03/2026 02:30', '2026-03-29T01:45', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    [
      'America/New_York',
      '08/03/2026 02:00',
      '2026-03-08T01:45',
      '2026-03-08T03:00',
      '2026-03-08T07:00:00.000Z',
    ],
    [
      'Australia/Lord_Howe',
      '04/10/2026 02:29',
      '2026-10-04T01:45',
      '2026-10-04T02:30',
      '2026-10-03T15:30:00.000Z',
    ],
    [
      'Africa/Casablanca',
      '06/04/2025 02:30',
      '2025-04-06T01:45',
      '2025-04-06T03:00',
      '2025-04-06T02:00:00.000Z',
    ],
    [
      'America/Vancouver',
      '09/03/2025 02:59',
      '2025-03-09T01:45',
      '2025-03-09T03:00',
      '2025-03-09T10:00:00.000Z',
    ],
    ['Pacific/Apia', '30/12/2011 10:00', '2011-12-29T23:45', '2011-12-31T00:00', '2011-12-30T10:00:00.000Z'],
  ])('%s: %s does not exist; %s and %s do', (...row) => {
    const [zone, input, before, after, jump] = row;
    const reading = readTime(input, zone);
    expect(reading).toMatchObject({
      kind: 'does-not-exist',
      suggestions: [{ wallTime: before }, { wallTime: after, instant: jump }],
    });
    if (reading.kind !== 'does-not-exist') return;
    for (const { wallTime: wall, instant } of reading.suggestions) {
      expect(readTime(wall, zone)).toMatchObject({ kind: 'time', instant });
    }
  });

  // Each fold: the zone, a wall time that occurs twice, and the instant of its first occurrence.
  it.each([
    ['Europe/Berlin', '25/10/2026 02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '01/11/2026 01:00', '2026-11-01T05:00:00.000Z'],
    ['Australia/Lord_Howe', '05/04/2026 01:45', '2026-04-04T14:45:00.000Z'],
    ['Africa/Casablanca', '23/02/2025 02:30', '2025-02-23T01:30:00.000Z'],
    ['America/Vancouver', '02/11/2025 01:30', '2025-11-02T08:30:00.000Z'],
  ])('%s: %s occurs twice and the first one is taken', (zone, input, instant) => {
    expect(readTime(input, zone)).toMatchObject({ kind: 'time', ambiguous: true, instant });
  });

  it.each([
    ['Asia/Kolkata', '29/03/2026 02:30', '2026-03-28T21:00:00.000Z'],
    ['Pacific/Apia', '27/09/2026 03:30', '2026-09-26T14:30:00.000Z'],
    ['Europe/Berlin', '29/03/2026 03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '25/10/2026 03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s: %s is an ordinary time', (zone, input, instant) => {
    expect(readTime(input, zone)).toMatchObject({ kind: 'time', ambiguous: false, instant });
  });
});

describe('every zone from 2024 to 2035', () => {
  const minute = fc.integer({ min: FIRST / 60_000, max: LAST / 60_000 }).map((minutes) => minutes * 60_000);

  it('prints each minute so that it reads back the same, or as its first occurrence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), minute, (zone, at) => {
        const instant = new Date(at).toISOString();
        const reading = readTime(printInstant(instant, zone), zone);
        expect(reading).toMatchObject({ kind: 'time', wallTime: wallTime(instant, zone) });
        const read = reading.kind === 'time' ? Date.parse(reading.instant) : Number.NaN;
        const isTwice = reading.kind === 'time' && reading.ambiguous;
        expect(isTwice ? read <= at : read === at, instant).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a time zone', () => {
  it.each([
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Europe/Kyiv',
    'America/Port-au-Prince',
    'Etc/GMT+5',
    'UTC',
    'GB',
    'Africa/Dar_es_Salaam',
  ])('%s is known', (name) => expect(isTimeZone(name)).toBe(true));

  it.each([
    '',
    '+05:30',
    'Z',
    'IST',
    'PST',
    'asia/kolkata',
    'Asia/Bangalore',
    'SystemV/EST5',
    'UTC+5',
    'Europe/Berlin ',
    '../etc/passwd',
    'Factory',
  ])('%j is refused', (name) => expect(isTimeZone(name)).toBe(false));

  it('is known by every name that Intl supports', () => {
    expect(ZONES.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  it.each([
    ['Asia/Kolkata', '2026-11-26T09:30:00Z', 'Kolkata time (IST)'],
    ['Asia/Calcutta', '2026-11-26T09:30:00Z', 'Kolkata time (IST)'],
    ['Europe/Berlin', '2026-07-01T09:30:00Z', 'Berlin time (CEST)'],
    ['America/New_York', '2026-11-26T09:30:00Z', 'New York time (EST)'],
    ['Asia/Kathmandu', '2026-11-26T09:30:00Z', 'Kathmandu time (UTC+5:45)'],
    ['Pacific/Marquesas', '2026-11-26T09:30:00Z', 'Marquesas time (UTC-9:30)'],
    ['Australia/Lord_Howe', '2026-11-26T09:30:00Z', 'Lord Howe time (LHDT)'],
    // Its summer time became its standard time, without a clock change.
    ['America/Chihuahua', '2022-05-03T09:30:00Z', 'Chihuahua time (UTC-6)'],
    ['America/Chihuahua', '2026-11-26T09:30:00Z', 'Chihuahua time (CST)'],
    ['Etc/GMT+5', '2026-11-26T09:30:00Z', 'UTC-5'],
    ['UTC', '2026-11-26T09:30:00Z', 'UTC'],
  ])('%s is named by its city in a sentence: %s gives %s', (zone, instant, label) => {
    expect(zonePhrase(instant, zone)).toBe(label);
  });
});

describe('a clock change', () => {
  it.each([
    ['Europe/Berlin', '2026-03-01T00:00:00Z', '2026-03-29T01:00:00.000Z', 60],
    ['Europe/Berlin', '2026-10-01T00:00:00Z', '2026-10-25T01:00:00.000Z', -60],
    ['Australia/Lord_Howe', '2026-03-01T00:00:00Z', '2026-04-04T15:00:00.000Z', -30],
  ])('in %s after %s is at %s, by %i minutes', (zone, from, at, minutes) => {
    const later = new Date(Date.parse(at) + 7 * 86_400_000).toISOString();
    expect(lastClockChangeBetween(zone, from, later)).toEqual({ at, minutes });
    expect(lastClockChangeBetween(zone, from, at)).toEqual({ at, minutes });
    expect(lastClockChangeBetween(zone, from, new Date(Date.parse(at) - 1).toISOString())).toBeUndefined();
    expect(lastClockChangeBetween(zone, at, at)).toBeUndefined();
  });

  it('is the last of several: in winter the autumn one, not the spring one', () => {
    const change = lastClockChangeBetween('Europe/Stockholm', '2026-11-21T00:00:00Z', '2027-10-31T09:00:00Z');
    expect(change).toEqual({ at: '2027-10-31T01:00:00.000Z', minutes: -60 });
  });

  it('never comes in Kolkata', () => {
    expect(
      lastClockChangeBetween('Asia/Kolkata', '2024-01-01T00:00:00Z', '2035-12-31T00:00:00Z'),
    ).toBeUndefined();
  });
});

describe('a printed time', () => {
  it('is DD/MM/YYYY HH:mm with its weekday next to it', () => {
    expect(printWallTime('2026-11-26T15:00')).toBe('26/11/2026 15:00');
    expect(printWeekday('2026-11-26T15:00')).toBe('Thursday');
    expect(printWeekday(Temporal.PlainDate.from('2024-02-29').toString())).toBe('Thursday');
  });

  it('gives the second day if the meeting ends on it', () => {
    expect(printSpan('2026-11-26T18:00:00Z', '2026-11-26T19:00:00Z', 'Asia/Kolkata')).toEqual({
      day: 'Thursday 26/11/2026',
      hours: '23:30–27/11/2026 00:30',
      line: 'Thursday 26/11/2026 23:30–27/11/2026 00:30',
    });
  });
});
