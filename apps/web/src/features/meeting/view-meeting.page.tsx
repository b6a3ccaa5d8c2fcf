import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { Navigate, useParams } from 'react-router';
import { useNow } from '#lib/dates/use-now.ts';
import { paths } from '#navigation/paths.ts';
import { useAnswer } from '#state/use-answer.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { NoMeeting } from '#features/bookings/no-meeting.tsx';
import { toViewedBooking } from '#features/bookings/bookings.slice.ts';
import { MeetingSkeleton } from './view/meeting-skeleton.tsx';
import { Meeting } from './view/meeting.tsx';

export default function ViewMeetingPage() {
  const { bookingId = '' } = useParams();
  const viewer = { timeZone: useViewerZone(), now: useNow() };
  const { data, failure, reload } = useAnswer(getBooking, { query: { id: bookingId } }, { always: true });

  if (data?.data.bookingId !== bookingId) {
    // What is already shown stays if only a newer read fails.
    return failure ? <NoMeeting failure={failure} onRetry={reload} /> : <MeetingSkeleton />;
  }
  const viewed = toViewedBooking(data.data);
  // Those who may schedule a draft want its form; others see what there is of it.
  if (viewed.allowedActions.includes('schedule')) {
    return <Navigate to={paths.newMeeting({ draft: bookingId })} replace />;
  }
  return <Meeting key={bookingId} booking={viewed} viewer={viewer} />;
}
