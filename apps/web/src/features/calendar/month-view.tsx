import { listCalendar } from '@slotwise/contract/bookings/calendar.endpoints';
import { monthTitle } from '#lib/dates/date-text.ts';
import { useAnswer } from '#state/use-answer.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { Card } from '#ui/page/card.tsx';
import { AnswerNotes } from './answer-notes.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { byDate, shiftMonth, toStretch, weeksOfMonth } from './calendar-days.model.ts';
import { DayList } from './day-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import classes from './month-view.module.css';
import type { CalendarState } from './use-calendar.ts';
import { CALENDAR } from './calendar.texts.ts';

type Props = { calendar: CalendarState; viewer: Viewer; today: string };

/** The weeks of a month with their meetings by day. */
function useMonth({ date, jdId }: CalendarState, timeZone: string) {
  const weeks = weeksOfMonth(date);
  const days = weeks.flat();
  const stretch = toStretch(days[0] ?? date, days.at(-1) ?? date, timeZone);
  const query = { ...stretch, ...(jdId && { jdId }) };
  const answer = useAnswer(listCalendar, { query }, { onFocus: true });
  return { weeks, answer, meetings: byDate(answer.data?.data ?? [], timeZone) };
}

/** The month, and next to it the meetings of its chosen day. */
export function MonthView({ calendar, viewer: { timeZone }, today }: Props) {
  const { date, jdId, change } = calendar;
  const { weeks, answer, meetings } = useMonth(calendar, timeZone);
  const goTo = (next: string) => change({ date: next === today ? '' : next });
  return (
    <div className={classes.layout}>
      <Card>
        <CalendarBar
          period={monthTitle(date)}
          unit="month"
          onStep={(by) => goTo(shiftMonth(date, by))}
          onToday={() => goTo(today)}
          jdId={jdId}
          onJob={(jd) => change({ jd })}
        />
        <AnswerNotes title={CALENDAR.monthNotLoaded()} answers={[answer]} isCut={answer.data?.isCut} />
        <MonthGrid
          {...{ weeks, meetings, date, today, timeZone }}
          isWaiting={!answer.isCurrent}
          onDate={goTo}
        />
      </Card>
      <DayList date={date} meetings={meetings.get(date) ?? []} timeZone={timeZone} />
    </div>
  );
}
