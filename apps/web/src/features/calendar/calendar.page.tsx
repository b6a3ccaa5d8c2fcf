import { Button, SegmentedControl } from '@mantine/core';
import { Link } from 'react-router';
import { useNow } from '#lib/dates/use-now.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { MonthView } from './month-view.tsx';
import { TeamView } from './team-view.tsx';
import { useCalendar, type CalendarState } from './use-calendar.ts';
import { CALENDAR } from './calendar.texts.ts';

const listViews = () => [
  { value: '', label: CALENDAR.month() },
  { value: 'team', label: CALENDAR.teamWeek() },
];

/** All meetings the reader may see, by month; those who schedule also see their panelists' week. */
export default function CalendarPage() {
  const timeZone = useViewerZone();
  const now = useNow();
  const today = wallTimeAt(now, timeZone).slice(0, 10);
  const calendar = useCalendar(today);
  const View = calendar.isTeam ? TeamView : MonthView;
  return (
    <>
      <PageHead
        title={calendar.isTeam ? CALENDAR.teamWeek() : CALENDAR.title()}
        text={CALENDAR.times({ zone: zoneLabel(timeZone, now) })}
        acts={<Acts calendar={calendar} />}
      />
      <View calendar={calendar} viewer={{ timeZone, now }} today={today} />
    </>
  );
}

function Acts({ calendar: { seesTeam, isTeam, change } }: { calendar: CalendarState }) {
  const schedules = usePermission('create_meeting');
  return (
    <>
      {seesTeam && (
        <SegmentedControl
          size="sm"
          aria-label={CALENDAR.view()}
          data={listViews()}
          value={isTeam ? 'team' : ''}
          onChange={(view) => change({ view })}
        />
      )}
      {schedules && (
        <Button component={Link} to={paths.newMeeting()}>
          {CALENDAR.schedule()}
        </Button>
      )}
    </>
  );
}
