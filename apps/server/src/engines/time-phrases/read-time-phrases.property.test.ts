import type { ReadTimes } from '@slotwise/contract/bookings/candidate-page.schema';
import { candidateWindowSchema } from '@slotwise/contract/booking-parts/candidate.schema';
import { LIMITS } from '@slotwise/contract/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printWallTime, printWeekday, wallTime } from '#engines/wall-time/print-time.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { readTime } from '#engines/wall-time/read-time.ts';
import { randomFrom, type Random } from '../../../test/scheduling/random.ts';
import { KOLKATA } from '../../../test/time-phrases/phrases.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { readTimePhrases } from './read-time-phrases.ts';
import type { ReadingOptions } from './reading-frame.ts';
import { ZONE_WORDS } from './zone-words.ts';

/** The horizon includes clock changes in some of the zones. */
const PLACES: readonly ReadingOptions[] = [
  { now: new Date('2026-11-18T04:50:00Z'), timeZone: 'Asia/Kolkata' },
  { now: new Date('2027-03-24T22:30:30Z'), timeZone: 'Europe/Berlin', from: '2027-03-20', to: '2027-04-02' },
  { now: new Date('2026-10-28T21:30:00Z'), timeZone: 'America/New_York', country: 'US' },
  {
    now: new Date('2026-10-02T12:00:00Z'),
    timeZone: 'Australia/Lord_Howe',
    dayStart: '00:00',
    dayEnd: '24:00',
  },
  { now: new Date('2026-12-30T12:00:00Z'), timeZone: 'Pacific/Apia', from: '2027-01-04', to: '2027-01-04' },
];

const WORDS = [...ENGLISH_WORDS, ...ZONE_WORDS].flatMap(([, phrases]) => phrases.split(' | '));
const SIGNS = [
  ',',
  '.',
  ';',
  '-',
  '–',
  '/',
  ':',
  '\n',
  '(',
  ')',
  '!',
  '~',
  '+',
  '🙂',
  'ב',
  'xyz',
  'I',
  'on',
  'the',
];

/** A text of meaningful words, numbers and punctuation, up to the maximum length. */
function randomText(random: Random): string {
  const pieces = random.some(1, 60, () =>
    random.pickOne([
      () => random.pickOne(WORDS),
      () => random.pickOne(SIGNS),
      () => `${random.between(0, 31)}`,
      () => `${random.between(0, 25)}${random.pickOne([':', '.', '/'])}${random.between(0, 60)}`,
      () => `${random.between(1, 12)}${random.pickOne(['am', 'pm', 'th', 'h', '-', ' nov', ' dec'])}`,
    ])(),
  );
  return pieces.join(random.pickOne(['', ' ', ' '])).slice(0, 500);
}

const midnightAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00Z`) + DAY_MILLIS).toISOString().slice(0, 16);

function requireConsistentJob(
  { windows, notUnderstood }: ReadTimes,
  text: string,
  options: ReadingOptions,
): void {
  const { now, timeZone, from, to } = options;
  const [today, first = today] = [wallTime(now.toISOString(), timeZone), from];
  const parts = windows.map(({ words }) => words).concat(notUnderstood);
  for (const { start, end, timeZone: zone, words } of windows) {
    expect(candidateWindowSchema.safeParse({ start, end, timeZone: zone }).success).toBe(true);
    expect(readTime(start, zone).kind).toBe('time');
    expect(readTime(end, zone).kind).toBe('time');
    expect(start >= today && start.slice(0, 10) >= first.slice(0, 10)).toBe(true);
    expect(to === undefined || end <= midnightAfter(to)).toBe(true);
    expect(words.split(', ').every((part) => text.includes(part.trim()))).toBe(true);
  }
  const isApart = ({ start }: { start: string }, index: number) => (windows[index]?.end ?? start) < start;
  expect(windows.slice(1).every(isApart)).toBe(true);
  expect(windows.length).toBeLessThanOrEqual(LIMITS.candidateWindowsMax);
  expect(parts.every((part) => part.trim().length > 0)).toBe(true);
}

function answers(text: string, options: ReadingOptions): ReadTimes {
  const read = readTimePhrases(text, options);
  requireConsistentJob(read, text, options);
  return read;
}

/** 'Tuesday 24/11/2026 16:00–18:00', as the page shows a window; undefined if it passes midnight. */
function printed({ start, end }: ReadTimes['windows'][number]): string | undefined {
  const date = start.slice(0, 10);
  const closes = end === midnightAfter(date) ? '24:00' : end.slice(11);
  if (closes !== '24:00' && end.slice(0, 10) !== date) return undefined;
  return `${printWeekday(start)} ${printWallTime(start)}–${closes}`;
}

describe('arbitrary text', () => {
  test.each(PLACES)('gives valid windows in $timeZone', (options) => {
    const seed = Math.floor(options.now.getTime() / 1000);
    const random = randomFrom(seed);
    let found = 0;
    for (let round = 0; round < 1500; round += 1) {
      const text = randomText(random);
      const read = () => (found += answers(text, options).windows.length);
      expect(read, JSON.stringify(text)).not.toThrow();
    }
    expect(found, `seed ${seed}`).toBeGreaterThan(100);
  });

  test('gives an answer for any characters', () => {
    const [options] = PLACES;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        if (options) answers(text, options);
      }),
    );
  });

  test.each(PLACES)('is shown in a form that reads back the same in $timeZone', (options) => {
    const random = randomFrom(7);
    let shown = 0;
    for (let round = 0; round < 400; round += 1) {
      for (const window of readTimePhrases(randomText(random), options).windows) {
        const text = printed(window);
        if (text === undefined) continue;
        shown += 1;
        const { words: _words, ...same } = window;
        const again = readTimePhrases(text, options);
        expect(again, text).toEqual({ windows: [{ ...same, words: text }], notUnderstood: [] });
      }
    }
    expect(shown).toBeGreaterThan(50);
  });

  test('gives the same window for the words quoted for it', () => {
    const options = { ...PLACES[0], to: '2026-11-29' } as ReadingOptions;
    const zones = /\b(CET|UTC|GMT|EST)\b|berlin/i;
    for (const [text] of KOLKATA.filter(([one]) => !zones.test(one))) {
      for (const { words, start, end } of readTimePhrases(text, options).windows) {
        const again = readTimePhrases(words, options).windows.map((one) => `${one.start} ${one.end}`);
        expect(again, `${text}: ${words}`).toContain(`${start} ${end}`);
      }
    }
  });
});

describe('a hostile text', () => {
  const long = (unit: string): string => unit.repeat(Math.ceil(500 / unit.length)).slice(0, 500);
  const texts = [
    long('9'),
    long('1-'),
    long('1/'),
    long('1.'),
    long('1:'),
    long('12:30'),
    long('1,'),
    long('- '),
    long(' '),
    long('\n'),
    long('tue '),
    long('tue,'),
    long('not '),
    long('not tue '),
    long('9am '),
    long('9am.'),
    long('any day,'),
    long('no 4pm,'),
    long('next week '),
    long('ist '),
    long('tue or '),
    long('after '),
    long('from '),
    long('26 '),
    long('26 and '),
    long('a.m. '),
    long("'"),
    long("a'"),
    long('utc+'),
    long('🙂'),
    long('אחרי 4 '),
    long('\u202e4 retfa eut '),
    long('e\u0301'),
    long('\ud800'),
    long('\0'),
    long('٤'),
    '4️⃣ on tue',
    'tue\u200d after\u00a04',
    'constructor',
    '__proto__ toString',
    'tue after 99999999999999999999',
  ];

  test.each(texts)('%j is answered', (text) => {
    for (const options of PLACES) answers(text, options);
  });

  test('takes time linear in its length', () => {
    const [options] = PLACES;
    for (const text of options ? texts : []) {
      // The CPU time of this thread, since the clock keeps running while others use the core.
      const before = process.threadCpuUsage();
      readTimePhrases(text.repeat(40), options as ReadingOptions);
      expect(process.threadCpuUsage(before).user / 1000, text.slice(0, 20)).toBeLessThan(3000);
    }
  });
});
