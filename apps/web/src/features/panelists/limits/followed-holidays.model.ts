import type { Holiday, HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import { HOURS } from '../hours/hours.texts.ts';

/** The options; the empty value means the organization's own calendar, whichever that is. */
export function calendarChoices(calendars: HolidayCalendar[]) {
  const own = calendars.find(({ isDefault }) => isDefault);
  const label = own ? HOURS.default({ calendar: own.name }) : HOURS.noDefault();
  const others = calendars.filter((calendar) => calendar !== own);
  return [
    { value: '', label },
    ...others.map(({ calendarId, name }) => ({ value: calendarId, label: name })),
  ];
}

/** The calendar that is followed; the organization's if none is named. */
export const followed = (calendars: HolidayCalendar[], calendarId: string | null): HolidayCalendar | null =>
  calendars.find((one) => (calendarId === null ? one.isDefault : one.calendarId === calendarId)) ?? null;

/** The next few holidays, including today's. */
export const nextHolidays = (calendar: HolidayCalendar | null, today: string): Holiday[] =>
  (calendar?.holidays ?? []).filter(({ date }) => date >= today).slice(0, 3);
