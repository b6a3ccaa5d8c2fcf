import { expect, test } from 'vitest';
import { termsBody, termsErrors, toTerms, usualTerms } from './terms.model.ts';

const NOW = Date.parse('2030-11-20T20:00:00Z');
const TODAY = '2030-11-21';
const terms = usualTerms('Asia/Kolkata', NOW);

test('the usual terms are two weeks from tomorrow, counted in days of the meeting’s zone', () => {
  expect(terms).toMatchObject({ firstDay: '2030-11-22', lastDay: '2030-12-05', moves: 2, cutOffHours: 12 });
  expect(termsErrors(terms, TODAY)).toEqual({});
});

test.each([
  [{ firstDay: '' }, { firstDay: 'Write the date as DD/MM/YYYY' }],
  [{ lastDay: '2030-11-20' }, { lastDay: 'This day has passed' }],
  [{ firstDay: '2030-12-06' }, { lastDay: 'The last day is before the first' }],
  [{ lastDay: '2031-02-22' }, { lastDay: 'At most 92 days' }],
  [{ answerBy: '2030-12-06' }, { answerBy: 'The last day to choose comes before this' }],
  [{ answerBy: 'soon' }, { answerBy: 'Write the date as DD/MM/YYYY' }],
])('%o is reported at its field', (changes, errors) => {
  expect(termsErrors({ ...terms, ...changes }, TODAY)).toEqual(errors);
});

test('terms come back from a meeting as sent, and an answer date on the last day reads as empty', () => {
  const kept = (expiresAt: string) =>
    toTerms({
      durationMinutes: 45,
      windowStart: '2030-11-22',
      windowEnd: '2030-12-05',
      timeZone: 'Asia/Kolkata',
      expiresAt,
      maxReschedules: 2,
      usedReschedules: 1,
      cutOffHours: 12,
      slotStep: '15',
      pools: '',
      sentAt: '',
    });
  expect(kept('2030-12-05T18:30:00.000Z')).toEqual(terms);
  const earlier = { ...terms, answerBy: '2030-11-30' };
  expect(termsBody(earlier, 'Asia/Kolkata').expiresAt).toBe('2030-11-30T23:59');
  expect(kept('2030-11-30T18:29:00.000Z')).toEqual(earlier);
});
