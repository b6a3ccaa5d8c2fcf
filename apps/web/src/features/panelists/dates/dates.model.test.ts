import type { DateOverride } from '@slotwise/contract/panelists/hours.schema';
import { expect, test } from 'vitest';
import { stretchHours, stretchTitle } from './date-words.model.ts';
import {
  applyDraft,
  draftErrors,
  toDraft,
  EMPTY_DRAFT,
  isUntouched,
  stretchesFrom,
  withoutStretch,
} from './dates.model.ts';

const TODAY = '2026-11-26';
const off = (date: string, note = ''): DateOverride => ({ date, ranges: [], note });
const morning = (date: string): DateOverride => ({
  date,
  ranges: [{ start: '09:00', end: '12:00' }],
  note: '',
});

test('consecutive identical days form one period, even across a change of year', () => {
  const all = [off('2027-01-01'), off('2026-12-31'), morning('2027-01-02'), off('2027-01-04')];
  expect(stretchesFrom(all, TODAY)).toEqual([
    { from: '2026-12-31', to: '2027-01-01', days: 2, ranges: [], note: '' },
    { from: '2027-01-02', to: '2027-01-02', days: 1, ranges: morning('').ranges, note: '' },
    { from: '2027-01-04', to: '2027-01-04', days: 1, ranges: [], note: '' },
  ]);
});

test('a different note starts another period, and past ones are not shown', () => {
  const all = [off('2026-11-25'), off('2026-11-26'), off('2026-11-27', 'Conference')];
  expect(stretchesFrom(all, TODAY).map(({ from, days }) => [from, days])).toEqual([
    ['2026-11-26', 1],
    ['2026-11-27', 1],
  ]);
});

test('a period becomes one entry per day, replacing earlier ones', () => {
  const draft = { ...EMPTY_DRAFT, from: '2026-12-30', to: '2027-01-01', note: ' Family ' };
  expect(applyDraft([morning('2026-12-31'), off('2026-12-01')], draft)).toEqual([
    off('2026-12-01'),
    off('2026-12-30', 'Family'),
    off('2026-12-31', 'Family'),
    off('2027-01-01', 'Family'),
  ]);
});

test('a changed period leaves none of its old days behind', () => {
  const all = [off('2026-12-01'), off('2026-12-02'), off('2026-12-03')];
  const [stretch] = stretchesFrom(all, TODAY);
  const draft = { ...toDraft(stretch!), from: '2026-12-03', to: '', isOff: false };
  expect(applyDraft(all, draft)).toEqual([{ date: '2026-12-03', ranges: EMPTY_DRAFT.ranges, note: '' }]);
});

test('removing a period keeps the days around it', () => {
  const all = [off('2026-12-01'), off('2026-12-02'), off('2026-12-04')];
  expect(withoutStretch(all, { from: '2026-12-01', to: '2026-12-02' })).toEqual([off('2026-12-04')]);
});

test.each([
  ['no first day', {}, { from: 'First day is required' }],
  ['a day its month does not have', { from: '31/11/2026' }, { from: 'Enter a date such as 26/11/2026' }],
  ['a day that is over', { from: '2026-11-25' }, { from: 'This date is in the past' }],
  [
    'a last day before the first',
    { from: '2026-12-02', to: '2026-12-01' },
    { to: 'The last day is before the first' },
  ],
  [
    'a stretch beyond what is kept',
    { from: '2026-12-01', to: '2027-12-01' },
    { to: 'At most 200 dates can be kept. Choose a shorter period.' },
  ],
  [
    'other hours without hours',
    { from: TODAY, isOff: false, ranges: [] },
    { ranges: 'Add hours, or choose Off all day' },
  ],
  [
    'hours that end before they start',
    { from: TODAY, isOff: false, ranges: [{ start: '18:00', end: '09:00' }] },
    { 'ranges.0.end': 'A range must end after it starts' },
  ],
])('%s is reported at its field', (_, change, errors) => {
  expect(draftErrors({ ...EMPTY_DRAFT, ...change }, [], TODAY)).toEqual(errors);
});

test('overlapping hours are reported at the later range', () => {
  const ranges = [
    { start: '09:00', end: '12:00' },
    { start: '11:00', end: '13:00' },
  ];
  const errors = draftErrors({ ...EMPTY_DRAFT, from: TODAY, isOff: false, ranges }, [], TODAY);
  expect(errors).toMatchObject({ 'ranges.1.end': 'Overlaps 09:00–12:00' });
});

test('a period that has started may be kept, and a day off needs no hours', () => {
  expect(draftErrors({ ...EMPTY_DRAFT, from: '2026-11-20', to: TODAY, ranges: [] }, [], TODAY)).toEqual({});
});

test('only a form with typed input has anything to lose', () => {
  expect(isUntouched(EMPTY_DRAFT)).toBe(true);
  expect(isUntouched({ ...EMPTY_DRAFT, from: '3' })).toBe(false);
  expect(isUntouched({ ...EMPTY_DRAFT, isOff: false })).toBe(false);
});

test('periods are shown with their weekdays, hours and length', () => {
  expect(stretchTitle({ from: '2026-12-31', to: '2027-01-01' })).toBe('Thu 31/12/2026 – Fri 01/01/2027');
  expect(stretchTitle({ from: '2026-12-31', to: '2026-12-31' })).toBe('Thu 31/12/2026');
  expect(stretchHours({ ranges: [], days: 2 })).toBe('Off · 2 days');
  expect(stretchHours({ ranges: morning('').ranges, days: 1 })).toBe('09:00–12:00');
});
