import type { NewHolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import type { DateOverride } from '@slotwise/contract/panelists/hours.schema';

/** A Thursday in November, off for a panelist. Pass only the fields the test is about. */
export const aDayOff = (overrides: Partial<DateOverride> = {}): DateOverride => ({
  date: '2026-11-26',
  ranges: [],
  note: 'Moving house',
  ...overrides,
});

/** The same Thursday with only the morning worked. */
export const aShortDay = (overrides: Partial<DateOverride> = {}): DateOverride =>
  aDayOff({ ranges: [{ start: '09:00', end: '12:00' }], note: 'Away in the afternoon', ...overrides });

/** An afternoon in Kolkata on which a candidate is available. */
export const aCandidateWindow = (overrides: Partial<CandidateWindow> = {}): CandidateWindow => ({
  start: '2026-11-26T14:00',
  end: '2026-11-26T18:00',
  timeZone: 'Asia/Kolkata',
  ...overrides,
});

/** India's holidays, to be followed. */
export const aHolidayCalendar = (overrides: Partial<NewHolidayCalendar> = {}): NewHolidayCalendar => ({
  country: 'IN',
  ...overrides,
});
