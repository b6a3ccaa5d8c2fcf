import { expect, test } from 'vitest';
import { answerDueAt, type WorkingDays } from './answer-due.rules.ts';

const inKolkata = (changes: Partial<WorkingDays> = {}): WorkingDays => ({
  timeZone: 'Asia/Kolkata',
  weekdays: [1, 2, 3, 4, 5],
  extra: [],
  off: [],
  ...changes,
});
const due = (at: string, hours: number, days: WorkingDays) =>
  answerDueAt(new Date(at), hours, days).toISOString();

// 2026-03-06 is a Friday.
test.each<[string, string, WorkingDays, string]>([
  ['within the week the hours run on', '2026-03-02T09:00:00Z', inKolkata(), '2026-03-03T09:00:00.000Z'],
  ['a weekend does not count', '2026-03-06T09:00:00Z', inKolkata(), '2026-03-09T09:00:00.000Z'],
  [
    'what comes on a Sunday starts with Monday, on the clocks of who owes it',
    '2026-03-08T09:00:00Z',
    inKolkata(),
    '2026-03-09T18:30:00.000Z',
  ],
  [
    'a holiday does not count either',
    '2026-03-06T09:00:00Z',
    inKolkata({ off: ['2026-03-09'] }),
    '2026-03-10T09:00:00.000Z',
  ],
  [
    'someone may work on Saturdays, or on this one',
    '2026-03-06T09:00:00Z',
    inKolkata({ extra: ['2026-03-07'] }),
    '2026-03-07T09:00:00.000Z',
  ],
  [
    'a day of 23 hours counts as it is',
    '2026-03-27T12:00:00Z',
    inKolkata({ timeZone: 'Europe/Berlin', weekdays: [5, 7, 1] }),
    '2026-03-29T12:00:00.000Z',
  ],
])('%s', (_what, at, days, expected) => {
  expect(due(at, 24, days)).toBe(expected);
});

test('for someone who never works the due time is plain elapsed time', () => {
  expect(due('2026-03-06T09:00:00Z', 24, inKolkata({ weekdays: [] }))).toBe('2026-03-07T09:00:00.000Z');
});
