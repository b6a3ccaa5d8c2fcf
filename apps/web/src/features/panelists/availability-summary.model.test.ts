import { USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import { OFFICE_HOURS } from '@slotwise/contract/panelists/hours.schema';
import { expect, test } from 'vitest';
import { availabilitySummary } from './availability-summary.model.ts';
import { toAvailability, emptyPanelist, type AvailabilityValues } from './panelist-values.model.ts';

const TODAY = '2026-11-26';
const INDIA = { name: 'India', source: 'COUNTRY' } as const;
const plain = toAvailability(emptyPanelist({ ...USUAL_DEFAULTS, timeZone: 'Asia/Kolkata' }));

const said = (
  changes: Partial<AvailabilityValues> = {},
  calendar: Parameters<typeof availabilitySummary>[1]['calendar'] = null,
) => availabilitySummary({ ...plain, ...changes }, { calendar, today: TODAY });

test('describes hours, holidays and limits in one sentence', () => {
  expect(said({ maxPerDay: 3 }, INDIA)).toBe(
    'Mon–Fri 09:00–18:00, not on public holidays in India, at most 3 a day.',
  );
  expect(said({ maxPerDay: 3, maxPerWeek: 10 }, { name: 'Company days', source: 'FILE' })).toBe(
    'Mon–Fri 09:00–18:00, not on the days in Company days, at most 3 a day and 10 a week.',
  );
});

test('mentions buffers and notice if there are any', () => {
  expect(said()).toBe('Mon–Fri 09:00–18:00.');
  expect(said({ bufferBefore: 15, bufferAfter: 15 })).toContain(
    ' 15 min free before and after each interview.',
  );
  expect(said({ bufferAfter: 90, minNoticeHours: 48 })).toContain(
    ' 1 h 30 min free after each interview. At least 2 days of notice.',
  );
});

test('names the next two date entries and counts the others', () => {
  const off = (date: string) => ({ date, ranges: [], note: '' });
  const dates = [off('2026-11-01'), off('2026-12-24'), off('2026-12-25')];
  expect(said({ dateOverrides: dates })).toContain('Off from Thu 24/12/2026 to Fri 25/12/2026.');
  const late = { date: '2026-11-30', ranges: [{ start: '14:00', end: '16:00' }], note: '' };
  expect(said({ dateOverrides: [...dates, late, off('2027-01-04')] })).toContain(
    ' 14:00–16:00 on Mon 30/11/2026. Off from Thu 24/12/2026 to Fri 25/12/2026. 1 more entry in the dates below.',
  );
});

test('a week without hours means any time, and half-typed hours are left out', () => {
  expect(said({ weeklyHours: [] })).toBe('No weekly hours, so any time of the week.');
  const typing = { day: 6, start: '1', end: '12:00' };
  expect(said({ weeklyHours: [...OFFICE_HOURS, typing] })).toBe('Mon–Fri 09:00–18:00.');
});
