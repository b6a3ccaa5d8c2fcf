import type { Row } from '#db/tables/rows.ts';
import type { Holiday, HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';

export type CalendarRow = Row<'holiday_calendar'>;
type DayRow = { calendar_id: string; day: string; name: string };

export const toHoliday = ({ day, name }: Pick<DayRow, 'day' | 'name'>): Holiday => ({ date: day, name });

/** How many follow each calendar, by its id; those of the organization's own also under null. */
type Followers = Map<string | null, number>;

export function toHolidayCalendar(row: CalendarRow, days: DayRow[], followers: Followers): HolidayCalendar {
  const { calendar_id: calendarId, is_default: isDefault } = row;
  const undecided = isDefault ? (followers.get(null) ?? 0) : 0;
  return {
    calendarId,
    name: row.name,
    source: row.country === null ? 'FILE' : 'COUNTRY',
    country: row.country,
    region: row.region,
    isDefault,
    holidays: days.filter((day) => day.calendar_id === calendarId).map(toHoliday),
    panelists: (followers.get(calendarId) ?? 0) + undecided,
    version: row.version,
  };
}
