import { USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './dates/dates.model.ts';
import { emptyPanelist, settled, validateAvailability, validatePanelist } from './panelist-values.model.ts';

const NOW = Date.parse('2026-11-25T20:00:00Z');
const kolkata = {
  ...emptyPanelist({ ...USUAL_DEFAULTS, timeZone: 'Asia/Kolkata' }),
  firstName: 'Ravi',
  email: 'ravi@northbridge.example',
};
const off = (date: string) => ({ date, ranges: [], note: '' });

test('dates that were typed but not added are sent too', () => {
  const newDates = { ...EMPTY_DRAFT, from: '2026-12-24' };
  expect(settled({ ...kolkata, newDates }, NOW).dateOverrides).toEqual([off('2026-12-24')]);
});

test('dates that are past in the panelist’s own zone are dropped', () => {
  const dateOverrides = [off('2026-11-25'), off('2026-11-26')];
  expect(settled({ ...kolkata, dateOverrides }, NOW).dateOverrides).toEqual([off('2026-11-26')]);
  const inLondon = { ...kolkata, timeZone: 'Europe/London', dateOverrides };
  expect(settled(inLondon, NOW).dateOverrides).toEqual(dateOverrides);
});

test('an empty dates form blocks no one, but one with an error does', () => {
  expect(validatePanelist({ ...kolkata, newDates: EMPTY_DRAFT }, NOW)).toEqual({});
  const newDates = { ...EMPTY_DRAFT, from: '31/11/2026' };
  expect(validatePanelist({ ...kolkata, newDates }, NOW)).toEqual({
    'newDates.from': 'Enter a date such as 26/11/2026',
  });
});

test('a panelist is not blocked by what only an administrator can fix', () => {
  const values = { ...kolkata, phone: 'x', maxPerDay: 30 };
  expect(Object.keys(validatePanelist(values, NOW)).toSorted()).toEqual(['maxPerDay', 'phone']);
  expect(validateAvailability(values, NOW)).toEqual({ maxPerDay: 'Interviews a day is at most 20' });
});
