import type { BusySource } from '@slotwise/contract/availability/busy-sources.schema';
import type { HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';

/** India's holidays as the server returns them, the default calendar, with two days far ahead. */
export const aHolidayCalendar = (overrides: Partial<HolidayCalendar> = {}): HolidayCalendar => ({
  calendarId: '0198a000-0000-7000-8000-0000000000c1',
  name: 'India',
  source: 'COUNTRY',
  country: 'IN',
  region: null,
  isDefault: true,
  holidays: [
    { date: '2090-01-26', name: 'Republic Day' },
    { date: '2090-08-15', name: 'Independence Day' },
  ],
  panelists: 3,
  version: 1,
  ...overrides,
});

/** The result of a calendar file that was read a minute ago. */
export const aBusySource = (overrides: Partial<BusySource> = {}): BusySource => ({
  sourceId: '0198a000-0000-7000-8000-0000000000b1',
  kind: 'FILE',
  name: 'Work',
  host: '',
  error: '',
  nextReadAt: null,
  readAt: new Date(Date.now() - 60_000).toISOString(),
  upcoming: 34,
  until: '2090-02-12T11:30:00.000Z',
  ...overrides,
});

/** A calendar file as chosen by the user; the server parses its content. */
export const aCalendarFile = (name = 'Work.ics', text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n') =>
  new File([text], name, { type: 'text/calendar' });
