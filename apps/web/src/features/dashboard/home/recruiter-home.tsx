import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { dayTitle } from '#lib/dates/date-text.ts';
import { useAnswer } from '#state/use-answer.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { Card } from '#ui/page/card.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Spinner } from '#ui/text/spinner.tsx';
import { WIDTHS } from '#ui/theme/widths.ts';
import { countBookings, listBookings, listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import { isAhead, type Viewer } from '#features/bookings/meeting-clock.model.ts';
import { agendaSpan } from '../agenda/agenda.model.ts';
import { Agenda } from '../agenda/agenda.tsx';
import { BookingList } from '../booking-list/booking-list.tsx';
import { CountStrip } from '../booking-list/count-strip.tsx';
import { getSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';
import { hasView, SUBMITTED } from '../booking-list/filters.model.ts';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import classes from './home.module.css';
import { NeedsCard, useNeeds } from '../needs/needs-card.tsx';
import { PanelLoad } from '../figures/panel-load.tsx';
import { NoInterviews, SampleLine } from '../first-steps/sample-data.tsx';
import { useFilteredBookings } from '../booking-list/use-filtered-bookings.ts';
import { ViewsButton } from '../saved-views/views-button.tsx';
import { VendorFigures } from '../figures/vendor-figures.tsx';
import { DASHBOARD } from '../dashboard.texts.ts';

/** Needed only once, by those who were invited. */
const SharedFirst = lazy(async () => ({
  default: (await import('../first-steps/shared-first.tsx')).SharedFirst,
}));

/** Only if a saved view has a problem. */
const ViewNote = lazy(async () => ({ default: (await import('../saved-views/view-note.tsx')).ViewNote }));

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
  return useAnswer(listBookings, { query }, { onFocus: true });
}

/** Whether the user's organization submits candidates to others, read from its first submission. */
function useSubmitted() {
  const { vendorId } = useSelector(selectUser);
  return useAnswer(listSubmissions, { query: { submitterVendorId: vendorId, page: '1', pageSize: '1' } });
}

function useHome(viewer: Viewer, today: string) {
  const counts = useAnswer(countBookings, { query: {} }, { onFocus: true });
  const sample = useAnswer(getSampleData, {});
  const needs = useNeeds();
  const agenda = useAgenda(viewer, today);
  const bookings = useFilteredBookings(viewer.timeZone);
  const submitted = useSubmitted();
  const parts = [counts, sample, needs.loaded, agenda, bookings.loaded, submitted];
  const isAnswered = parts.every(({ data, failure }) => data || failure);
  const submits = (submitted.data?.page.total ?? 0) > 0;
  return {
    isAnswered,
    submits,
    counts: counts.data,
    sample: sample.data?.data ?? null,
    needs,
    agenda,
    bookings,
  };
}

type Home = ReturnType<typeof useHome>;

/** The home of those who schedule: filtering counts, what needs them, the bookings, and today next to them. */
export function RecruiterHome({ viewer, today }: Props) {
  const home = useHome(viewer, today);
  // Parts arriving one by one would shift what someone reads or is about to press. Once all have arrived they are
  // rendered in slices, so that a slow phone stays responsive; a plain update would render them in one go.
  const isReady = useDeferredValue(home.isAnswered, false);
  if (!isReady) return <Spinner />;
  if (home.counts?.total === 0 && !home.submits)
    return <FirstVisit viewer={viewer} today={today} home={home} />;
  return <Filled viewer={viewer} today={today} home={home} />;
}

type HomeProps = Props & { home: Home };

/** A person invited by another organization first sees its requests and shared jobs, then how to set up. */
function FirstVisit({ viewer, today, home: { sample, needs } }: HomeProps) {
  const isAsked = (needs.loaded.data?.page.total ?? 0) > 0;
  return (
    <>
      <PageHead title={dayTitle(today)} text={DASHBOARD.nothingYet()} />
      <SampleLine sample={sample} />
      <div className={classes.grid}>
        <div className={classes.stack}>
          {isAsked && <NeedsCard needs={needs} viewer={viewer} />}
          <Suspense>
            <SharedFirst />
          </Suspense>
          <FirstSteps viewer={viewer} samplePanelists={sample?.panelists ?? 0} hasMeeting={false} />
        </div>
        <Card title={DASHBOARD.bookings()}>
          <NoInterviews sample={sample} />
        </Card>
      </div>
    </>
  );
}

/** A person who only submits to others sees their submissions, not an empty list of meetings. */
function useOpenList({ submits, counts, bookings: { filters } }: Home) {
  const isEmpty = submits && counts?.total === 0;
  const { change } = filters;
  const opened = useRef(false);
  useEffect(() => {
    if (!isEmpty || opened.current) return;
    opened.current = true;
    change({ of: SUBMITTED });
  }, [isEmpty, change]);
}

function SubmitButton() {
  return (
    <Button component={Link} to={paths.jobDescriptions({ tab: 'shared' })} variant="default">
      {DASHBOARD.submitCandidate()}
    </Button>
  );
}

function CalendarButton() {
  return (
    <Button component={Link} to={paths.calendar()} variant="default">
      {DASHBOARD.calendar()}
    </Button>
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
      {DASHBOARD.schedule()}
    </Button>
  );
}

/** The first steps alongside meetings: sample ones, or the user's own while something is still missing. */
function StepsLeft({ viewer, home: { counts, sample } }: Pick<HomeProps, 'viewer' | 'home'>) {
  const { bookings, panelists } = sample ?? { bookings: 0, panelists: 0 };
  const own = (counts?.total ?? 0) - bookings;
  if (own <= 0 && !sample?.present) return null;
  const hasMeeting = own > (counts?.counts.SUBMITTED ?? 0);
  return <FirstSteps viewer={viewer} samplePanelists={panelists} hasMeeting={hasMeeting} />;
}

function Filled({ viewer, today, home }: HomeProps) {
  const { counts, sample, needs, agenda, bookings } = home;
  const { filters } = bookings;
  useOpenList(home);
  const isNarrow = useMediaQuery(WIDTHS.oneColumn, false, { getInitialValueInEffect: false });
  const ahead = agenda.data?.data.filter((booking) => isAhead(booking, viewer.now));
  // The lower part is rendered right after the rest: together they would block a slow phone for too long.
  const isWhole = useDeferredValue(true, false);
  const counted = <CountStrip counted={counts} values={filters.values} onChange={filters.change} />;
  const owed = <NeedsCard key="needs" needs={needs} viewer={viewer} />;
  const list = (
    <BookingList
      key="list"
      {...bookings}
      submits={home.submits}
      viewer={viewer}
      today={today}
      views={<ViewsButton filters={filters} />}
      note={
        hasView(filters.values) && (
          <Suspense fallback={null}>
            <ViewNote values={filters.values} />
          </Suspense>
        )
      }
    />
  );
  const day = <Agenda key="day" loaded={agenda} today={today} viewer={viewer} />;
  const load = <PanelLoad key="load" />;
  const vendors = <VendorFigures key="vendors" />;
  const steps = <StepsLeft key="steps" viewer={viewer} home={home} />;
  const below = (parts: ReactNode[]) => isWhole && parts;
  return (
    <>
      <PageHead
        title={dayTitle(today)}
        text={ahead && sentence(ahead, needs.loaded.data?.page.total, viewer, today)}
        acts={
          <>
            {home.submits && <SubmitButton />}
            <CalendarButton />
            <ScheduleButton />
          </>
        }
      />
      <SampleLine sample={sample} />
      {!isNarrow && counted}
      {isNarrow ? (
        <div className={classes.grid}>
          {owed}
          <div className={classes.counted}>{counted}</div>
          {day}
          {below([list, load, vendors, steps])}
        </div>
      ) : (
        <div className={classes.grid}>
          <div className={classes.stack}>
            {owed}
            {below([list])}
          </div>
          <div className={classes.stack}>
            {day}
            {below([load, vendors, steps])}
          </div>
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
  return DASHBOARD.ahead({ left, later: ahead.length - left, needs: needs ?? 0 });
}
