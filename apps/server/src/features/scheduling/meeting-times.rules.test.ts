import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { wallTime } from '#engines/wall-time/print-time.ts';
import { readMeetingTimes } from './meeting-times.rules.ts';

/** Nights with clock changes, and by how much; Kolkata has none. */
const NIGHTS = [
  ['Europe/Berlin', '2027-03-28', '2027-10-31'],
  ['America/New_York', '2027-03-14', '2027-11-07'],
  ['Australia/Lord_Howe', '2027-10-03', '2027-04-04'],
  ['America/Santiago', '2027-09-05', '2027-04-04'],
  ['Asia/Kolkata', '2027-03-28', '2027-10-31'],
] as const;
const NOW = new Date('2026-11-21T00:00:00Z');

const pad = (value: number) => String(value).padStart(2, '0');
const dayFirst = (local: string) =>
  `${local.slice(8, 10)}/${local.slice(5, 7)}/${local.slice(0, 4)} ${local.slice(11)}`;

const nightTime = fc
  .record({
    night: fc.constantFrom(...NIGHTS),
    isSpring: fc.boolean(),
    minute: fc.integer({ min: 0, max: 6 * 60 }),
    length: fc.integer({ min: 10, max: 12 * 60 }),
  })
  .map(({ night: [timeZone, spring, autumn], isSpring, minute, length }) => ({
    timeZone,
    length,
    local: `${isSpring ? spring : autumn}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`,
  }));

const read = (written: { startTime: string; endTime: string; timeZone: string }) =>
  readMeetingTimes(written, NOW);
function refusal(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('a time in a night of a clock change', () => {
  const getEnd = (start: number, length: number) => new Date(start + length * 60_000).toISOString();
  const doesExist = ({ local, timeZone }: { local: string; timeZone: string }) =>
    listCandidates(local, timeZone).length > 0;

  test('if it does not exist, is refused with times that do', () => {
    const missing = nightTime.filter((time) => !doesExist(time));
    fc.assert(
      fc.property(missing, ({ timeZone, local, length }) => {
        const endTime = getEnd(Date.parse(`${local}Z`), length);
        const refused = refusal(() => read({ startTime: local, endTime, timeZone }));
        expect(refused.code).toBe('TIME_DOES_NOT_EXIST');
        const { suggestions } = refused.extra.details as {
          suggestions: { instant: string; wallTime: string }[];
        };
        expect(suggestions.map(({ instant }) => wallTime(instant, timeZone))).toEqual(
          suggestions.map((suggestion) => suggestion.wallTime),
        );
      }),
      { numRuns: 50, seed: 20261121 },
    );
  });

  test('is stored as written, and reported as ambiguous if it occurs twice', () => {
    fc.assert(
      fc.property(nightTime.filter(doesExist), ({ timeZone, local, length }) => {
        const offered = listCandidates(local, timeZone);
        const first = offered[0] ?? Number.NaN;
        const endTime = getEnd(first, length);
        const times = read({ startTime: local, endTime, timeZone });
        expect(times.start).toEqual({ instant: new Date(first).toISOString(), wallTime: local });
        expect(times.warnings.some(({ message }) => message.includes(dayFirst(local)))).toBe(
          offered.length > 1,
        );
        expect(read({ startTime: dayFirst(local), endTime, timeZone })).toEqual(times);
        expect(read({ startTime: times.start.instant, endTime, timeZone }).start).toEqual(times.start);
      }),
      { numRuns: 100, seed: 20261121 },
    );
  });

  test('gives a meeting the length between its instants, whatever its clocks show', () => {
    const times = read({
      startTime: '2027-10-31T01:30',
      endTime: '2027-10-31T03:30',
      timeZone: 'Europe/Berlin',
    });
    expect(Date.parse(times.end.instant) - Date.parse(times.start.instant)).toBe(3 * 3_600_000);
    const short = refusal(() =>
      read({ startTime: '2027-03-28T01:55', endTime: '2027-03-28T03:00', timeZone: 'Europe/Berlin' }),
    );
    expect(short.messages).toEqual(['A meeting lasts at least 10 minutes']);
  });
});

describe('a start in the far future', () => {
  test.each([
    ['2031-11-21T05:31', '2031-11-21T06:30'],
    ['9999-12-31T23:00', '9999-12-31T23:30'],
    ['9999-12-31T23:50', '9999-12-31T23:59'],
    ['9999-12-31T12:00Z', '9999-12-31T13:00Z'],
    ['9999-12-31T23:00-05:00', '9999-12-31T23:30-05:00'],
    ['9999-12-31T23:55-12:00', '2026-11-22T10:00'],
  ])('%s is refused with an explanation', (startTime, endTime) => {
    const refused = refusal(() => read({ startTime, endTime, timeZone: 'Asia/Kolkata' }));
    expect(refused.code).toBe('VALIDATION_FAILED');
    expect(refused.extra.fieldErrors).toEqual({
      'meetingInfo.startTime': 'A meeting starts at most 5 years ahead',
    });
  });

  test('is accepted up to five years ahead', () => {
    const written = { startTime: '2031-11-21T05:30', endTime: '2031-11-21T06:30', timeZone: 'Asia/Kolkata' };
    expect(read(written).start.instant).toBe('2031-11-21T00:00:00.000Z');
  });

  test('does not hide an impossible end', () => {
    const written = {
      startTime: '2026-11-22T10:00',
      endTime: '9999-12-31T23:59-12:00',
      timeZone: 'Asia/Kolkata',
    };
    expect(refusal(() => read(written)).messages).toEqual(['A meeting lasts at most 12 hours']);
  });
});

/** Every instant at which the zone's clocks show this time, found by trying all existing offsets. */
function listCandidates(local: string, timeZone: string): number[] {
  const asUtc = Date.parse(`${local}:00Z`);
  const found: number[] = [];
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const instant = asUtc + minutes * 60_000;
    if (shownBy(instant, timeZone) === local) found.push(instant);
  }
  return found;
}

const clocks = new Map(
  NIGHTS.map(([timeZone]) => [
    timeZone as string,
    new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** The runtime's own calendar, which the product's time code does not use. */
function shownBy(instant: number, timeZone: string): string {
  const parts = clocks.get(timeZone)?.formatToParts(instant) ?? [];
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}
