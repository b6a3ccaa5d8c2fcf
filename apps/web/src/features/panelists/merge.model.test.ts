import { USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import { expect, test } from 'vitest';
import { mergePanelist } from './merge.model.ts';
import { emptyPanelist } from './panelist-values.model.ts';

const off = (date: string, note = '') => ({ date, ranges: [], note });
const base = {
  ...emptyPanelist({ ...USUAL_DEFAULTS, timeZone: 'Asia/Kolkata' }),
  dateOverrides: [off('2026-12-24'), off('2026-12-28')],
};

test('two people’s changes to different days are both kept', () => {
  const mine = {
    ...base,
    weeklyHours: base.weeklyHours.filter(({ day }) => day !== 5),
    dateOverrides: [off('2026-12-24'), off('2026-12-28'), off('2026-12-31')],
  };
  const theirs = {
    ...base,
    weeklyHours: [...base.weeklyHours, { day: 6, start: '10:00', end: '12:00' }],
    dateOverrides: [off('2026-12-28', 'Family')],
    minNoticeHours: 24,
  };
  const { values, merge } = mergePanelist({ base, mine, theirs });
  expect(values.weeklyHours.map(({ day }) => day)).toEqual([1, 2, 3, 4, 6]);
  expect(values.dateOverrides).toEqual([off('2026-12-28', 'Family'), off('2026-12-31')]);
  expect(merge).toEqual({ theirs: ['weekly hours', 'date overrides', 'minimum notice'], both: [] });
});

test('a conflicting change stays as I typed it, and is named', () => {
  const mine = { ...base, maxPerDay: 2, dateOverrides: [off('2026-12-24', 'Mine')] };
  const theirs = { ...base, maxPerDay: 3, dateOverrides: [off('2026-12-24', 'Theirs')] };
  const { values, merge } = mergePanelist({ base, mine, theirs });
  expect(values).toMatchObject({ maxPerDay: 2, dateOverrides: mine.dateOverrides });
  expect(merge).toEqual({ theirs: [], both: ['date overrides', 'daily limit'] });
});
