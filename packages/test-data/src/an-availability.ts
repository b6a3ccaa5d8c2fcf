import type { NewHolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import type { DateOverride } from '@slotwise/contract/panelists/hours.schema';

/** A Thursday in November on which a panelist does not work. Pass only what the test is about. */
export const aDayOff = (overrides: Partial<DateOverride> = {}): DateOverride => ({
  date: '2026-11-26',
  ranges: [],
  note: 'Moving house',
  ...overrides,
});

/** The same Thursday, of which only the morning is worked. */
export const aShortDay = (overrides: Partial<DateOverride> = {}): DateOverride =>
  aDayOff({ ranges: [{ start: '09:00', end: '12:00' }], note: 'Away in the afternoon', ...overrides });

/** An afternoon in Kolkata on which a candidate can come. */
export const aCandidateWindow = (overrides: Partial<CandidateWindow> = {}): CandidateWindow => ({
  start: '2026-11-26T14:00',
  end: '2026-11-26T18:00',
  timeZone: 'Asia/Kolkata',
  ...overrides,
});

/** The holidays of India, to be followed. */
export const aHolidayCalendar = (overrides: Partial<NewHolidayCalendar> = {}): NewHolidayCalendar => ({
  country: 'IN',
  ...overrides,
});
