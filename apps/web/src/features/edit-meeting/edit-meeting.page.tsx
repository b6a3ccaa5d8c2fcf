import { Navigate, useParams } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { EditForm } from './edit-form.tsx';
import { OpenedMeeting } from '#features/meeting-form/changes/opened-meeting.tsx';
import { EDIT_MEETING } from './edit-meeting.texts.ts';

export default function EditMeetingPage() {
  const { bookingId = '' } = useParams();
  return (
    <OpenedMeeting key={bookingId} bookingId={bookingId} title={EDIT_MEETING.title()} needs={['update']}>
      {(booking) =>
        booking.bookingStatus === 'DRAFT' ? (
          <Navigate to={paths.newMeeting({ draft: bookingId })} replace />
        ) : (
          <EditForm booking={booking} />
        )
      }
    </OpenedMeeting>
  );
}
