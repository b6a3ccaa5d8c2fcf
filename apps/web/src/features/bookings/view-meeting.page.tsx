import { Tabs } from '@mantine/core';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router';
import { useLoaded } from '#lib/use-loaded.ts';
import { useNow } from '#lib/use-now.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { Card } from '#ui/card.tsx';
import { CrumbLink } from '#ui/crumb-link.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { viewBooking } from './bookings.actions.ts';
import { selectBooking, type ViewedBooking } from './bookings.slice.ts';
import type { Viewer } from './meeting-clock.model.ts';
import { DeliveriesCard } from './view/deliveries-card.tsx';
import { DetailsCard } from './view/details-card.tsx';
import { HistoryCard } from './view/history-card.tsx';
import { MeetingHead } from './view/meeting-head.tsx';
import { NoMeeting } from './view/no-meeting.tsx';
import { PeopleCard } from './view/people-card.tsx';
import classes from './view/view-layout.module.css';

export default function ViewMeetingPage() {
  const { bookingId = '' } = useParams();
  const dispatch = useAppDispatch();
  const viewer = { timeZone: useViewerZone(), now: useNow() };
  const { failure, reload } = useLoaded(bookingId, () => dispatch(viewBooking(bookingId)));
  const viewed = useSelector(selectBooking);

  if (failure) return <NoMeeting failure={failure} onRetry={reload} />;
  if (viewed?.bookingId !== bookingId) {
    return (
      <Card>
        <title>Meeting · Slotwise</title>
        <SkeletonRows rows={6} label="Loading the meeting" />
      </Card>
    );
  }
  return <Meeting booking={viewed} viewer={viewer} />;
}

function Meeting({ booking, viewer }: { booking: ViewedBooking; viewer: Viewer }) {
  const [params, setParams] = useSearchParams();
  const seesMails = usePermission('create_meeting');
  const tab = params.get('tab') === 'timeline' ? 'timeline' : 'overview';
  const { candidateName } = booking.candidateDetails;
  const show = (chosen: string | null) =>
    setParams(chosen === 'timeline' ? { tab: 'timeline' } : {}, { replace: true, preventScrollReset: true });
  return (
    <Tabs value={tab} onChange={show}>
      <title>{`${candidateName} · Slotwise`}</title>
      <p className={classes.crumb}>
        <CrumbLink to={paths.dashboard()}>Home</CrumbLink> / Meetings / {candidateName}
      </p>
      <MeetingHead booking={booking} viewer={viewer} />
      <div className={classes.grid}>
        <div>
          <Tabs.Panel value="overview" className={classes.column}>
            <DetailsCard booking={booking} />
          </Tabs.Panel>
          <Tabs.Panel value="timeline">
            <HistoryCard booking={booking} timeZone={viewer.timeZone} />
          </Tabs.Panel>
        </div>
        <div className={classes.column}>
          <PeopleCard meetingInfo={booking.meetingInfo} />
          {seesMails && <DeliveriesCard bookingId={booking.bookingId} timeZone={viewer.timeZone} />}
        </div>
      </div>
    </Tabs>
  );
}
