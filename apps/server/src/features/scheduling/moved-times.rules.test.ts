import { describe, expect, test } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { findMovedTime, movedTimeReason, readMovedTime, type AgreedTime } from './moved-times.rules.ts';

const NOW = new Date('2026-10-01T09:00:00Z');

/** An hour in London agreed as 15:00 that is 14:00 under the present rules. */
const aMovedMeeting = (overrides: Partial<AgreedTime> = {}): AgreedTime => ({
  booking_status: 'SCHEDULED',
  start_time: new Date('2026-11-26T14:00:00Z'),
  end_time: new Date('2026-11-26T15:00:00Z'),
  start_local: '2026-11-26T15:00',
  end_local: '2026-11-26T16:00',
  time_zone: 'Europe/London',
  ...overrides,
});
const shown = { startLocal: '2026-11-26T14:00', endLocal: '2026-11-26T15:00' };

describe('a wall time', () => {
  test('has moved if the clocks show another one at the instant of an upcoming meeting', () => {
    expect(findMovedTime(aMovedMeeting(), NOW)).toEqual(shown);
    expect(findMovedTime(aMovedMeeting({ start_local: shown.startLocal }), NOW)).toEqual(shown);
  });

  test.each<[string, Partial<AgreedTime>]>([
    ['that clocks still show', { start_local: shown.startLocal, end_local: shown.endLocal }],
    ['of a meeting that is called off', { booking_status: 'CANCELLED' }],
    ['of a draft', { booking_status: 'DRAFT' }],
    ['of a meeting that has begun', { start_time: NOW }],
    ['that no one has set', { start_time: null, end_time: null, start_local: '', end_local: '' }],
    [
      'of the second of two equal hours',
      {
        time_zone: 'America/New_York',
        start_time: new Date('2026-11-01T06:30:00Z'),
        end_time: new Date('2026-11-01T07:30:00Z'),
        start_local: '2026-11-01T01:30',
        end_local: '2026-11-01T02:30',
      },
    ],
  ])('%s has not', (_what, overrides) => {
    expect(findMovedTime(aMovedMeeting(overrides), NOW)).toBeNull();
    expect(readMovedTime('KEEP_WALL_TIME', aMovedMeeting(overrides), NOW)).toBeNull();
    expect(readMovedTime('KEEP_INSTANT', aMovedMeeting(overrides), NOW)).toBeNull();
  });
});

describe('the answer', () => {
  test('to keep the wall time moves the instants and keeps the length', () => {
    const times = readMovedTime('KEEP_WALL_TIME', aMovedMeeting(), NOW);
    expect(times?.start).toEqual({ instant: '2026-11-26T15:00:00.000Z', wallTime: '2026-11-26T15:00' });
    expect(times?.end).toEqual({ instant: '2026-11-26T16:00:00.000Z', wallTime: '2026-11-26T16:00' });
  });

  test('to keep the instant takes what the clocks show', () => {
    const times = readMovedTime('KEEP_INSTANT', aMovedMeeting(), NOW);
    expect(times?.start).toEqual({ instant: '2026-11-26T14:00:00.000Z', wallTime: '2026-11-26T14:00' });
    expect(times?.end).toEqual({ instant: '2026-11-26T15:00:00.000Z', wallTime: '2026-11-26T15:00' });
  });

  test('is refused if the present rules skip the agreed wall time, or put it in the past', () => {
    const skipped = aMovedMeeting({
      time_zone: 'Europe/Berlin',
      start_time: new Date('2027-03-28T00:30:00Z'),
      end_time: new Date('2027-03-28T00:50:00Z'),
      start_local: '2027-03-28T02:30',
      end_local: '2027-03-28T02:50',
    });
    const getCode = (row: AgreedTime, now: Date) => {
      try {
        return readMovedTime('KEEP_WALL_TIME', row, now);
      } catch (error) {
        return error instanceof AppError && error.code;
      }
    };
    expect(getCode(skipped, NOW)).toBe('TIME_DOES_NOT_EXIST');
    const earlier = aMovedMeeting({ start_local: '2026-11-26T13:00', end_local: '2026-11-26T14:00' });
    expect(getCode(earlier, new Date('2026-11-26T13:30:00Z'))).toBe('TIME_IN_PAST');
    expect(readMovedTime('KEEP_INSTANT', skipped, NOW)?.start.wallTime).toBe('2027-03-28T01:30');
  });

  test.each([
    [
      'KEEP_WALL_TIME',
      'The rules of the clocks in London have changed since this time was agreed. The interview stays at 26/11/2026 15:00 on the clocks there.',
    ],
    [
      'KEEP_INSTANT',
      'The rules of the clocks in London have changed since this time was agreed. The interview stays at the same moment, which is 14:00 there and no longer 26/11/2026 15:00.',
    ],
  ] as const)('%s is explained to everyone', (answer, reason) => {
    const times = readMovedTime(answer, aMovedMeeting(), NOW);
    if (!times) throw new Error('There was something to answer.');
    expect(movedTimeReason(answer, aMovedMeeting(), times)).toBe(reason);
  });
});
