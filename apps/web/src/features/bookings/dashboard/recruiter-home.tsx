import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { counted, dayTitle } from '#lib/date-text.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { paths } from '#navigation/paths.ts';
import { Card } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { countBookings, listBookings } from '../bookings.actions.ts';
import { isAhead, type Viewer } from '../meeting-clock.model.ts';
import { agendaSpan } from './agenda.model.ts';
import { Agenda } from './agenda.tsx';
import { BookingList } from './booking-list.tsx';
import { CountStrip } from './count-strip.tsx';
import { getSampleData } from './dashboard.actions.ts';
import { FirstSteps } from './first-steps.tsx';
import classes from './home.module.css';
import { NeedsCard, useNeeds } from './needs-card.tsx';
import { NoInterviews, SampleLine } from './sample-data.tsx';
import { useFilteredBookings } from './use-filtered-bookings.ts';
import { useRefresh } from './use-refresh.ts';

/** Where the page has one column, as its style sheet says. */
const ONE_COLUMN = '(width < 1100px)';
const LONGEST_AGENDA = '200';

type Props = { viewer: Viewer; today: string };

function useAgenda({ timeZone }: Viewer, today: string) {
  const query = {
    ...agendaSpan(today, timeZone),
    bookingStatus: 'SCHEDULED,COMPLETED',
    sort: 'startTime',
    page: '1',
    pageSize: LONGEST_AGENDA,
  } as const;
  return useLoaded(JSON.stringify(query), () => listBookings(query));
}

function useHome(viewer: Viewer, today: string) {
  const counts = useLoaded('counts', countBookings);
  const sample = useLoaded('sample', getSampleData);
  const needs = useNeeds();
  const agenda = useAgenda(viewer, today);
  const bookings = useFilteredBookings(viewer.timeZone);
  const reload = () =>
    [counts, sample, needs.loaded, agenda, bookings.loaded].forEach((part) => part.reload());
  useRefresh(reload);
  return { counts: counts.data, sample: sample.data?.data ?? null, needs, agenda, bookings, reload };
}

type Home = ReturnType<typeof useHome>;

/** The home of those who schedule: figures that filter, what needs them, the bookings, and beside them today. */
export function RecruiterHome({ viewer, today }: Props) {
  const home = useHome(viewer, today);
  if (home.counts?.total === 0) return <FirstVisit viewer={viewer} today={today} home={home} />;
  return <Filled viewer={viewer} today={today} home={home} />;
}

type HomeProps = Props & { home: Home };

function FirstVisit({ viewer, today, home: { sample, reload } }: HomeProps) {
  return (
    <>
      <PageHead title={dayTitle(today)} text="Nothing is scheduled yet." />
      <SampleLine sample={sample} onChanged={reload} />
      <div className={classes.start}>
        <FirstSteps viewer={viewer} samplePanelists={sample?.panelists ?? 0} />
        <Card title="Bookings">
          <NoInterviews sample={sample} onChanged={reload} />
        </Card>
      </div>
    </>
  );
}

function ScheduleButton() {
  return (
    <Button
      className={classes.schedule}
      component={Link}
      to={paths.newMeeting()}
      leftSection={<CalendarPlus size={16} aria-hidden />}
    >
      Schedule meeting
    </Button>
  );
}

function Filled({ viewer, today, home }: HomeProps) {
  const { counts, sample, needs, agenda, bookings, reload } = home;
  const { filters } = bookings;
  const isNarrow = useMediaQuery(ONE_COLUMN, false, { getInitialValueInEffect: false });
  const ahead = agenda.data?.data.filter((booking) => isAhead(booking, viewer.now));
  const isNew = sample?.present === true && counts?.total === sample.bookings;
  const owed = <NeedsCard key="needs" needs={needs} viewer={viewer} />;
  const list = <BookingList key="list" {...bookings} viewer={viewer} today={today} />;
  const day = <Agenda key="day" loaded={agenda} today={today} viewer={viewer} />;
  const steps = isNew && <FirstSteps key="steps" viewer={viewer} samplePanelists={sample.panelists} />;
  return (
    <>
      <PageHead
        title={dayTitle(today)}
        text={ahead && sentence(ahead, needs.loaded.data?.page.total, viewer, today)}
        acts={<ScheduleButton />}
      />
      <SampleLine sample={sample} onChanged={reload} />
      <CountStrip counted={counts} values={filters.values} onChange={filters.change} />
      {isNarrow ? (
        <div className={classes.grid}>{[owed, day, list, steps]}</div>
      ) : (
        <div className={classes.grid}>
          <div className={classes.stack}>{[owed, list]}</div>
          <div className={classes.stack}>{[day, steps]}</div>
        </div>
      )}
    </>
  );
}

type Starting = { meetingInfo: { startTime: string } };

function sentence(ahead: Starting[], needs: number | undefined, { timeZone }: Viewer, today: string) {
  const { to } = agendaSpan(today, timeZone);
  const tomorrow = Date.parse(to) - 7 * 86_400_000;
  const left = ahead.filter(({ meetingInfo }) => Date.parse(meetingInfo.startTime) < tomorrow).length;
  const later = ahead.length - left;
  const first =
    left === 0 ? 'No interviews left today.' : `${counted(left, 'interview', 'interviews')} left today.`;
  const owed = needs ? ` ${counted(needs, 'thing needs', 'things need')} you.` : '';
  return `${first} ${later === 0 ? 'None' : later} in the seven days after.${owed}`;
}
