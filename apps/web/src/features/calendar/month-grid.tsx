import type { CalendarMeeting } from '@slotwise/contract/bookings/calendar.schema';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { dayTitle, shortWeekday, weekdayText } from '#lib/dates/date-text.ts';
import { shiftDate } from '#features/find-a-time/shown-week.model.ts';
import { shiftMonth } from './calendar-days.model.ts';
import { MeetingChip } from './meeting-chip.tsx';
import classes from './month-grid.module.css';
import { CALENDAR } from './calendar.texts.ts';

type Props = {
  weeks: string[][];
  meetings: Map<string, CalendarMeeting[]>;
  date: string;
  today: string;
  timeZone: string;
  isWaiting: boolean;
  onDate: (date: string) => void;
};

const MOST_CHIPS = 3;

/** The day a key moves to; undefined if it moves nowhere. */
const STEPS: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => shiftDate(date, -1),
  ArrowRight: (date) => shiftDate(date, 1),
  ArrowUp: (date) => shiftDate(date, -7),
  ArrowDown: (date) => shiftDate(date, 7),
  PageUp: (date) => shiftMonth(date, -1),
  PageDown: (date) => shiftMonth(date, 1),
};

/** Keys move the chosen day and the focus. */
function useDayKeys(date: string, onDate: (date: string) => void) {
  const chosen = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (isByKey.current) chosen.current?.focus();
    isByKey.current = false;
  }, [date]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isByKey.current = true;
    onDate(step(date));
  };
  return { chosen, onKeyDown };
}

/** The weeks of a month. Tab reaches the chosen day, arrows the others; the chosen day's meetings are listed next to it. */
export function MonthGrid({ weeks, meetings, date, today, timeZone, isWaiting, onDate }: Props) {
  const { chosen, onKeyDown } = useDayKeys(date, onDate);
  return (
    <table
      className={classes.month}
      style={{ '--weeks': weeks.length } as CSSProperties}
      aria-label={CALENDAR.days()}
      aria-busy={isWaiting}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayText(day)}>
              {shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const ofDay = meetings.get(day) ?? [];
              const isChosen = day === date;
              return (
                <td
                  key={day}
                  className={classes.day}
                  data-other={!day.startsWith(date.slice(0, 7)) || undefined}
                  data-chosen={isChosen || undefined}
                >
                  <button
                    ref={isChosen ? chosen : undefined}
                    type="button"
                    className={classes.number}
                    data-today={day === today || undefined}
                    tabIndex={isChosen ? 0 : -1}
                    aria-pressed={isChosen}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={CALENDAR.dayWithCount({ day: dayTitle(day), count: ofDay.length })}
                    onClick={() => onDate(day)}
                    onKeyDown={onKeyDown}
                  >
                    {Number(day.slice(8))}
                  </button>
                  {ofDay.length > 0 && (
                    <span className={classes.count} aria-hidden>
                      {ofDay.length}
                    </span>
                  )}
                  <div className={classes.chips}>
                    {ofDay.slice(0, MOST_CHIPS).map((meeting) => (
                      <MeetingChip key={meeting.bookingId} meeting={meeting} timeZone={timeZone} isSkipped />
                    ))}
                    {ofDay.length > MOST_CHIPS && (
                      <span className={classes.more} aria-hidden>
                        {CALENDAR.more({ count: ofDay.length - MOST_CHIPS })}
                      </span>
                    )}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
