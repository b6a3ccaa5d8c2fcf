import { useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router';
import { useLoaded } from '#lib/use-loaded.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { viewBooking } from '#features/bookings/bookings.actions.ts';
import { selectBooking } from '#features/bookings/bookings.slice.ts';
import { MeetingSkeleton } from './view/meeting-skeleton.tsx';
import { Meeting } from './view/meeting.tsx';
import { NoMeeting } from '#features/bookings/no-meeting.tsx';

export default function ViewMeetingPage() {
  const { bookingId = '' } = useParams();
  const dispatch = useAppDispatch();
  const viewer = { timeZone: useViewerZone(), now: useNow() };
  const { failure, reload } = useLoaded(bookingId, () => dispatch(viewBooking(bookingId)));
  const viewed = useSelector(selectBooking);

  if (failure) return <NoMeeting failure={failure} onRetry={reload} />;
  if (viewed?.bookingId !== bookingId) return <MeetingSkeleton />;
  // Whoever may schedule a draft wants its form; others see what there is of it.
  if (viewed.allowedActions.includes('schedule')) {
    return <Navigate to={paths.newMeeting({ draft: bookingId })} replace />;
  }
  return <Meeting key={bookingId} booking={viewed} viewer={viewer} />;
}
