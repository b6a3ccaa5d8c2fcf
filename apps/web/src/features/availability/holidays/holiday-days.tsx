import type { HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import { byYear, holidayDate } from './holiday-words.model.ts';
import { HOLIDAYS } from './holidays.texts.ts';
import classes from './holidays.module.css';

type Props = {
  calendar: HolidayCalendar;
  /** `YYYY-MM-DD`; earlier days are dimmed. */
  today: string;
};

/** All known days of a calendar, year by year. */
export function HolidayDays({ calendar: { name, holidays }, today }: Props) {
  if (holidays.length === 0) return <p className={classes.none}>{HOLIDAYS.empty()}</p>;
  return byYear(holidays).map(({ year, days }) => (
    <section key={year} className={classes.year} aria-label={`${name} ${year}`}>
      <h3 className="mb-3xs caption medium">{year}</h3>
      <ul className={classes.days}>
        {days.map((day) => (
          <li key={day.date} data-over={day.date < today || undefined}>
            <span className="dimmed tabular">{holidayDate(day.date)}</span>
            <span>{day.name}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
