import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printWallTime, wallTime } from '#engines/wall-time/print-time.ts';
import { AppError } from '#lib/app-error.ts';
import { readChangedTimes, type PresentTimes, type WrittenChange } from './changed-times.rules.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const MINUTE = 60_000;

/** Zones with the UTC midnight before a night on which their clocks go back. */
const NIGHTS = [
  ['Europe/Berlin', '2027-10-30T22:00:00Z'],
  ['America/New_York', '2027-11-07T04:00:00Z'],
  ['Australia/Lord_Howe', '2027-04-03T13:00:00Z'],
  ['Asia/Kolkata', '2027-10-30T18:30:00Z'],
] as const;

type Timed = PresentTimes & { start_time: Date; end_time: Date };

function present(start: number, minutes: number, timeZone: string): Timed {
  const [from, to] = [new Date(start), new Date(start + minutes * MINUTE)];
  return {
    start_time: from,
    end_time: to,
    start_local: wallTime(from.toISOString(), timeZone),
    end_local: wallTime(to.toISOString(), timeZone),
    time_zone: timeZone,
  };
}

const aPresent = fc
  .record({
    night: fc.constantFrom(...NIGHTS),
    minute: fc.integer({ min: 0, max: 6 * 60 }),
    length: fc.integer({ min: 10, max: 180 }),
  })
  .map(({ night: [timeZone, midnight], minute, length }) =>
    present(Date.parse(midnight) + minute * MINUTE, length, timeZone),
  );

const read = (written: WrittenChange, row: PresentTimes, isReopening = false) =>
  readChangedTimes(written, row, { now: NOW, isReopening });

function refusal(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('the time of a meeting in a night in which clocks go back', () => {
  test('sent back in any of the three forms counts as unchanged', () => {
    fc.assert(
      fc.property(aPresent, (row) => {
        const { start_local: start, end_local: end, time_zone: timeZone } = row;
        expect(read({ startTime: start, endTime: end, timeZone }, row)).toBeNull();
        expect(
          read({ startTime: printWallTime(start), endTime: printWallTime(end), timeZone }, row),
        ).toBeNull();
        const [from, to] = [row.start_time.toISOString(), row.end_time.toISOString()];
        expect(read({ startTime: from, endTime: to, timeZone }, row)).toBeNull();
        expect(read({ startTime: '', endTime: '', timeZone: '' }, row)).toBeNull();
      }),
      { numRuns: 200, seed: 20261121 },
    );
  });

  test('keeps its length when only the start changes, and its instants when only the zone does', () => {
    fc.assert(
      fc.property(aPresent, fc.integer({ min: 1, max: 5000 }), (row, minutes) => {
        const { start_time: from, end_time: to } = row;
        const later = (at: Date) => new Date(at.getTime() + minutes * MINUTE).toISOString();
        const moved = read({ startTime: later(from) }, row);
        expect(moved?.end.instant).toBe(later(to));
        const start = from.toISOString();
        const there = { instant: start, wallTime: wallTime(start, 'Pacific/Auckland') };
        expect(read({ timeZone: 'Pacific/Auckland' }, row)?.start).toEqual(there);
      }),
      { numRuns: 100, seed: 20261121 },
    );
  });

  test('is the first of two equal hours when entered again, with a warning', () => {
    const row = present(Date.parse('2027-10-30T10:00:00Z'), 60, 'Europe/Berlin');
    const moved = read({ startTime: '31/10/2027 02:30', endTime: '31/10/2027 04:00' }, row);
    expect(moved?.start.instant).toBe('2027-10-31T00:30:00.000Z');
    expect(moved?.warnings.map(({ code }) => code)).toEqual(['AMBIGUOUS_LOCAL_TIME']);
  });
});

describe('a changed time', () => {
  const running = present(NOW.getTime() - 30 * MINUTE, 60, 'Asia/Kolkata');
  const over = present(NOW.getTime() - 120 * MINUTE, 60, 'Asia/Kolkata');
  const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE).toISOString();

  test('may extend a running meeting, but not revive a past one', () => {
    expect(read({ endTime: inMinutes(60) }, running)?.end.instant).toBe(inMinutes(60));
    expect(refusal(() => read({ endTime: inMinutes(-10) }, running)).code).toBe('TIME_IN_PAST');
    expect(refusal(() => read({ startTime: inMinutes(-60) }, over)).code).toBe('TIME_IN_PAST');
  });

  test('may be the present one when a cancelled meeting is reopened, unless it is past', () => {
    const coming = present(NOW.getTime() + 60 * MINUTE, 60, 'Asia/Kolkata');
    expect(read({}, coming, true)?.start.instant).toBe(coming.start_time.toISOString());
    expect(refusal(() => read({}, over, true)).code).toBe('TIME_IN_PAST');
  });

  test('of a booking without one needs both ends, and stays unset if omitted', () => {
    const none: PresentTimes = {
      start_time: null,
      end_time: null,
      start_local: '',
      end_local: '',
      time_zone: 'Asia/Kolkata',
    };
    expect(read({ startTime: '', endTime: '', timeZone: 'Europe/Berlin' }, none)).toBeNull();
    expect(refusal(() => read({ startTime: inMinutes(60) }, none)).messages).toEqual(['End is required']);
    expect(refusal(() => read({ endTime: inMinutes(60) }, none)).messages).toEqual(['Start is required']);
    const both = { startTime: inMinutes(60), endTime: inMinutes(90) };
    expect(read(both, none)?.end.instant).toBe(inMinutes(90));
  });
});

test('is not affected by another name of the present zone, even in a repeated hour', () => {
  const kolkata = present(Date.parse('2027-06-01T04:30:00Z'), 60, 'Asia/Kolkata');
  expect(read({ timeZone: 'Asia/Calcutta' }, kolkata)).toBeNull();
  const moved = read({ timeZone: 'Asia/Calcutta', startTime: '2027-06-02T10:00' }, kolkata);
  expect(moved).toMatchObject({ timeZone: 'Asia/Kolkata', start: { instant: '2027-06-02T04:30:00.000Z' } });
  const second = present(Date.parse('2027-11-07T06:30:00Z'), 60, 'America/New_York');
  const same = { startTime: '2027-11-07T01:30', endTime: '2027-11-07T02:30', timeZone: 'US/Eastern' };
  expect(read(same, second)).toBeNull();
  expect(read({ timeZone: 'Asia/Colombo' }, kolkata)).toMatchObject({ timeZone: 'Asia/Colombo' });
});
