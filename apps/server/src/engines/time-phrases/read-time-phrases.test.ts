import { describe, expect, test } from 'vitest';
import { BERLIN, KOLKATA, NEW_YORK, type PhraseRow } from '../../../test/time-phrases/phrases.ts';
import { listWindows } from '../../../test/time-phrases/windows-of.ts';
import { readTimePhrases } from './read-time-phrases.ts';
import type { ReadingOptions } from './reading-frame.ts';

const PLACES: readonly [name: string, options: ReadingOptions, rows: readonly PhraseRow[]][] = [
  ['Kolkata', { now: new Date('2026-11-18T04:50:00Z'), timeZone: 'Asia/Kolkata', to: '2026-11-29' }, KOLKATA],
  ['Berlin', { now: new Date('2027-03-24T07:00:00Z'), timeZone: 'Europe/Berlin', to: '2027-04-06' }, BERLIN],
  [
    'New York',
    { now: new Date('2026-10-28T21:30:00Z'), timeZone: 'America/New_York', to: '2026-11-06' },
    NEW_YORK,
  ],
];

test('reads an ambiguous zone name as the writer’s own zone if it is one of them', () => {
  const startIn = (timeZone: string, text: string) =>
    readTimePhrases(text, { now: new Date('2026-11-18T04:50:00Z'), timeZone }).windows[0]?.start;
  expect(startIn('Asia/Dhaka', 'tue 10-12 BST')).toBe('2026-11-24T10:00');
  expect(startIn('Asia/Jerusalem', 'tue 10-12 IST')).toBe('2026-11-24T10:00');
  expect(startIn('Asia/Shanghai', 'tue 10-12 CST')).toBe('2026-11-24T10:00');
  expect(startIn('Asia/Kolkata', 'tue 10-12 BST')).toBe('2026-11-24T15:30');
});

test('counts the rest of today if the meeting fits', () => {
  const readAt = (clock: string, text: string) => {
    const now = new Date(`2026-11-24T${clock}:00+05:30`);
    const { windows, notUnderstood } = readTimePhrases(text, {
      now,
      timeZone: 'Asia/Kolkata',
      durationMinutes: 45,
    });
    return [...windows.map(({ start }) => start), ...notUnderstood];
  };
  expect(readAt('17:15', 'tue after 4')).toEqual(['2026-11-24T17:15']);
  expect(readAt('17:16', 'tue after 4')).toEqual(['2026-12-01T16:00']);
  expect(readAt('17:16', 'today after 4')).toEqual(['today after 4 (too little of this is left)']);
  expect(readAt('17:16', 'not wed')[0]).toBe('2026-11-26T09:00');
});

test('cuts off too many times, and says so', () => {
  const read = readTimePhrases('any day before 11 or after 17', {
    now: new Date('2026-11-18T04:50:00Z'),
    timeZone: 'Asia/Kolkata',
  });
  expect(read.windows).toHaveLength(30);
  expect(read.notUnderstood).toEqual(['any day before 11 or after 17 (only the first 30 times are kept)']);
});

describe.each(PLACES)('in %s', (_name, options, rows) => {
  test.each(rows)('%j is read', (text, windows, ...notUnderstood) => {
    const read = readTimePhrases(text, options);
    expect({
      windows: read.windows.map(({ start, end }) => ({ start, end })),
      notUnderstood: read.notUnderstood,
    }).toEqual({ windows: listWindows(windows, options.now.getUTCFullYear()), notUnderstood });
  });
});
