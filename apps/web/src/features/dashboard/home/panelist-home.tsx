import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { Need, NeedKind } from '@slotwise/contract/bookings/needs.schema';
import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { dayTitle } from '#lib/dates/date-text.ts';
import { useAnswer, type Answer } from '#state/use-answer.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { isAhead, type Viewer } from '#features/bookings/meeting-clock.model.ts';
import classes from './home.module.css';
import { InterviewRows } from '../interviews/interview-rows.tsx';
import { NeedRows, useNeeds } from '../needs/needs-card.tsx';
import { NextInterview } from '../interviews/next-interview.tsx';
import { DASHBOARD } from '../dashboard.texts.ts';

/** If there are more than fit in one answer, the oldest are left out. */
const EVERYTHING = { query: { sort: 'upcoming', page: '1', pageSize: '200' } } as const;
const ALL_NEEDS = 200;

const DECIDED: readonly BookingStatus[] = ['SELECTED', 'REJECTED', 'ONBOARDED'];

/** What a panelist may owe, by the card that lists it. */
const OWED: { title: () => string; kinds: NeedKind[] }[] = [
  { title: DASHBOARD.scorecardsOwed, kinds: ['SCORECARD_DUE'] },
  { title: DASHBOARD.decisionsOwed, kinds: ['DECISION_DUE'] },
  { title: DASHBOARD.handed, kinds: ['ASSIGNED_TO_ME'] },
];

function greeting({ timeZone, now }: Viewer, name: string) {
  const hour = Number(wallTimeAt(now, timeZone).slice(11, 13));
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return DASHBOARD.greeting({ part, name: name.split(' ')[0] ?? name });
}

/** The home of a panelist: the next interview with its link, what is owed, what comes after, and past ones. */
export function PanelistHome({ viewer, today }: { viewer: Viewer; today: string }) {
  const { displayName } = useSelector(selectUser);
  const mine = useAnswer(listBookings, EVERYTHING, { onFocus: true });
  const { loaded: needs } = useNeeds(ALL_NEEDS);
  const { data, failure, reload } = mine;
  const ahead = data?.data.filter((booking) => isAhead(booking, viewer.now));
  const place = { day: dayTitle(today), city: zoneCity(viewer.timeZone) };
  return (
    <>
      <PageHead
        title={greeting(viewer, displayName)}
        text={ahead ? DASHBOARD.dayWithCount({ ...place, count: ahead.length }) : DASHBOARD.day(place)}
        acts={
          <Button component={Link} to={paths.calendar()} variant="default">
            {DASHBOARD.calendar()}
          </Button>
        }
      />
      <div className={classes.grid}>
        <div className={classes.stack}>
          {failure && (
            <Card>
              <RetryNote title={DASHBOARD.interviewsNotLoaded()} failure={failure} onRetry={reload} />
            </Card>
          )}
          {!data && !failure && (
            <Card>
              <SkeletonRows rows={4} label={DASHBOARD.interviewsLoading()} />
            </Card>
          )}
          {data && <Next bookings={data.data} viewer={viewer} />}
          <Owed needs={needs} viewer={viewer} />
        </div>
        <div className={classes.stack}>{data && <Interviews bookings={data.data} viewer={viewer} />}</div>
      </div>
    </>
  );
}

type Listed = { bookings: BookingSummary[]; viewer: Viewer };

const getStart = ({ meetingInfo }: BookingSummary) => Date.parse(meetingInfo.startTime);

/** Those with a time, soonest first. */
const inOrder = (bookings: BookingSummary[]) =>
  bookings
    .filter(({ meetingInfo }) => meetingInfo.startTime !== '')
    .toSorted((a, b) => getStart(a) - getStart(b));

function Next({ bookings, viewer }: Listed) {
  const next = inOrder(bookings).find((booking) => isAhead(booking, viewer.now));
  if (!next) return <NothingAhead />;
  return <NextInterview booking={next} viewer={viewer} />;
}

function Owed({ needs, viewer }: { needs: Answer<{ data: Need[] }>; viewer: Viewer }) {
  const { data, failure, reload } = needs;
  if (failure) {
    return (
      <Card>
        <RetryNote title={DASHBOARD.owedNotLoaded()} failure={failure} onRetry={reload} />
      </Card>
    );
  }
  return OWED.map(({ title, kinds }) => {
    const owed = data?.data.filter(({ kind }) => kinds.includes(kind)) ?? [];
    return (
      owed.length > 0 && (
        <Card key={kinds[0]} title={title()}>
          <NeedRows needs={owed} viewer={viewer} />
        </Card>
      )
    );
  });
}

function Interviews({ bookings, viewer }: Listed) {
  const sorted = inOrder(bookings);
  const later = sorted.filter((booking) => isAhead(booking, viewer.now)).slice(1);
  const over = sorted.filter((booking) => !isAhead(booking, viewer.now)).toReversed();
  const decided = over.filter(({ bookingStatus }) => DECIDED.includes(bookingStatus));
  const earlier = over.filter((booking) => !decided.includes(booking));
  return (
    <>
      {later.length > 0 && (
        <InterviewRows title={DASHBOARD.comingUp()} bookings={later} viewer={viewer} asksAnswer />
      )}
      {decided.length > 0 && <InterviewRows title={DASHBOARD.decided()} bookings={decided} viewer={viewer} />}
      {earlier.length > 0 && <InterviewRows title={DASHBOARD.past()} bookings={earlier} viewer={viewer} />}
    </>
  );
}

const NothingAhead = () => (
  <Card title={DASHBOARD.myInterviews()}>
    <EmptyState title={DASHBOARD.noneAhead()} text={DASHBOARD.noneAheadHint()} />
  </Card>
);
