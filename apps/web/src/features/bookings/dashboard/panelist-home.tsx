import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { useSelector } from 'react-redux';
import { counted, dayTitle } from '#lib/date-text.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { zoneCity } from '#lib/zone-label.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { RetryNote } from '#ui/retry-note.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { listBookings } from '../bookings.actions.ts';
import { isAhead, type Viewer } from '../meeting-clock.model.ts';
import classes from './home.module.css';
import { InterviewRows } from './interview-rows.tsx';
import { NextInterview } from './next-interview.tsx';

/** Should there be more than one answer holds, it is the oldest that are left out. */
const EVERYTHING = { sort: 'upcoming', page: '1', pageSize: '200' } as const;

function greeting({ timeZone, now }: Viewer, name: string) {
  const hour = Number(wallTimeAt(now, timeZone).slice(11, 13));
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `Good ${part}, ${name.split(' ')[0]}`;
}

/** The home of a panelist: the next interview with its way in, what comes after, what has been. */
export function PanelistHome({ viewer, today }: { viewer: Viewer; today: string }) {
  const { displayName } = useSelector(selectUser);
  const { data, failure, reload } = useLoaded('mine', () => listBookings(EVERYTHING));
  const ahead = data?.data.filter((booking) => isAhead(booking, viewer.now));
  const day = `${dayTitle(today)}, ${zoneCity(viewer.timeZone)} time.`;
  return (
    <>
      <PageHead title={greeting(viewer, displayName)} text={ahead ? `${day} ${coming(ahead)}` : day} />
      <div className={classes.column}>
        {failure && (
          <Card>
            <RetryNote title="Your interviews could not be loaded" failure={failure} onRetry={reload} />
          </Card>
        )}
        {!data && !failure && (
          <Card>
            <SkeletonRows rows={4} label="Loading your interviews" />
          </Card>
        )}
        {data && <Interviews bookings={data.data} viewer={viewer} />}
      </div>
    </>
  );
}

function Interviews({ bookings, viewer }: { bookings: BookingSummary[]; viewer: Viewer }) {
  const sorted = bookings.toSorted((a, b) => startOf(a) - startOf(b));
  const [next, ...later] = sorted.filter((booking) => isAhead(booking, viewer.now));
  const over = sorted.filter((booking) => !isAhead(booking, viewer.now)).toReversed();
  return (
    <>
      {next ? <NextInterview booking={next} viewer={viewer} /> : <NothingAhead />}
      {later.length > 0 && <InterviewRows title="Coming up" bookings={later} viewer={viewer} />}
      {over.length > 0 && <InterviewRows title="Earlier" bookings={over} viewer={viewer} />}
    </>
  );
}

const startOf = ({ meetingInfo }: BookingSummary) => Date.parse(meetingInfo.startTime);

const coming = (ahead: BookingSummary[]) =>
  ahead.length === 0 ? 'No interviews ahead.' : `${counted(ahead.length, 'interview', 'interviews')} ahead.`;

const NothingAhead = () => (
  <Card title="My interviews">
    <EmptyState
      title="No interviews ahead"
      text="When a recruiter invites you to one, you get a mail and it is listed here."
    />
  </Card>
);
