import type { HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { dayText } from '../dates/date-words.model.ts';
import { calendarChoices, followed, nextHolidays } from './followed-holidays.model.ts';
import { HOURS } from '../hours/hours.texts.ts';

type Props = {
  calendars: HolidayCalendar[];
  value: string | null;
  /** `YYYY-MM-DD` */
  today: string;
  error: ReactNode;
  onChange: (calendarId: string | null) => void;
};

/** Which calendar's holidays are kept free, naming the next ones. */
export function HolidaysChoice({ calendars, value, today, error, onChange }: Props) {
  const own = calendars.find(({ isDefault }) => isDefault);
  const chosen = value === own?.calendarId ? null : value;
  const next = nextHolidays(followed(calendars, value), today);
  return (
    <div>
      <Select
        label={HOURS.holidays()}
        description={HOURS.holidaysHint()}
        allowDeselect={false}
        data={calendarChoices(calendars)}
        value={chosen ?? ''}
        onChange={(calendarId) => onChange(calendarId || null)}
        error={error}
      />
      {next.length > 0 && (
        <p className="mt-2xs caption breaks tabular">
          {HOURS.next({ days: next.map(({ date, name }) => `${dayText(date)} ${name}`).join(', ') })}
        </p>
      )}
    </div>
  );
}
