import { listTeamWeek } from '@slotwise/contract/availability/team-week.endpoints';
import type { TeamLane } from '@slotwise/contract/availability/team-week.schema';
import { listCalendar } from '@slotwise/contract/bookings/calendar.endpoints';
import type { CalendarMeeting } from '@slotwise/contract/bookings/calendar.schema';
import type { Page } from '@slotwise/contract/envelope';
import { useMediaQuery } from '@mantine/hooks';
import { dayAndMonth, dayTitle } from '#lib/dates/date-text.ts';
import { useAnswer } from '#state/use-answer.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { drawnDays, getMonday, shiftDate } from '#features/find-a-time/shown-week.model.ts';
import { toSpan } from '#features/find-a-time/slot-answer.model.ts';
import { getDay } from '#ui/availability-grid/grid-times.ts';
import { SearchField } from '#ui/fields/search-field.tsx';
import { PagingFoot } from '#ui/lists/paging-foot.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { NothingMatches } from '#ui/notes/empty-state.tsx';
import { Card } from '#ui/page/card.tsx';
import { AnswerNotes } from './answer-notes.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { toStretch } from './calendar-days.model.ts';
import { TeamTable } from './team-table.tsx';
import type { CalendarState } from './use-calendar.ts';
import { CALENDAR } from './calendar.texts.ts';

type Props = { calendar: CalendarState; viewer: Viewer; today: string };

const PAGE_SIZE = '20';
/** There a row fits only one day. */
const PHONE = '(width < 700px)';

/** What is shown of the team: a page of its panelists, and the meetings of these days. */
function useTeamWeek({ date, jdId, q, page }: CalendarState, timeZone: string) {
  const monday = getMonday(date);
  const [from, to] = [monday, shiftDate(monday, 6)];
  const job = jdId && { jdId };
  const team = { from, to, timeZone, page: String(page), pageSize: PAGE_SIZE, ...(q && { q }), ...job };
  return {
    monday,
    lanes: useAnswer(listTeamWeek, { query: team }, { onFocus: true }),
    meetings: useAnswer(listCalendar, { query: toStretch(from, to, timeZone) }, { onFocus: true }),
  };
}

/** A row for each panelist, a column for each day; on a phone one day at a time. */
export function TeamView({ calendar, viewer: { timeZone }, today }: Props) {
  const { date, jdId, q, change } = calendar;
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { monday, lanes, meetings } = useTeamWeek(calendar, timeZone);
  const turn = (next: string) => change({ date: next === today ? '' : next });
  const step = isPhone
    ? ({ unit: 'day', days: 1, period: dayTitle(date) } as const)
    : ({ unit: 'week', days: 7, period: CALENDAR.weekOf({ day: dayAndMonth(monday) }) } as const);
  return (
    <Card>
      <CalendarBar
        period={step.period}
        unit={step.unit}
        onStep={(by) => turn(shiftDate(date, by * step.days))}
        onToday={() => turn(today)}
        jdId={jdId}
        onJob={(jd) => change({ jd })}
      >
        <SearchField
          w={200}
          label={CALENDAR.search()}
          placeholder={CALENDAR.searchHint()}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
      </CalendarBar>
      <AnswerNotes
        title={CALENDAR.weekNotLoaded()}
        answers={[lanes, meetings]}
        isCut={meetings.data?.isCut}
      />
      {!lanes.data && !lanes.failure && <SkeletonRows rows={6} label={CALENDAR.weekLoading()} />}
      {lanes.data && (
        <Lanes
          {...{ calendar, timeZone, today }}
          lanes={lanes.data}
          meetings={meetings.data?.data ?? []}
          day={isPhone ? date : null}
          monday={monday}
        />
      )}
    </Card>
  );
}

type LanesProps = {
  calendar: CalendarState;
  timeZone: string;
  today: string;
  lanes: { data: TeamLane[]; page: Page };
  meetings: CalendarMeeting[];
  /** The single day shown; null for the week of `monday`. */
  day: string | null;
  monday: string;
};

function Lanes({ calendar, timeZone, today, lanes, meetings, day, monday }: LanesProps) {
  const { change, goTo } = calendar;
  if (lanes.page.total === 0) return <NothingMatches onClear={() => change({ q: '', jd: '' })} />;
  const days = day ? [getDay(day, timeZone)] : drawnDays(monday, timeZone, meetings.map(toSpan));
  return (
    <>
      <TeamTable lanes={lanes.data} {...{ meetings, days, today, timeZone }} />
      <PagingFoot {...lanes.page} onPage={goTo} />
    </>
  );
}
