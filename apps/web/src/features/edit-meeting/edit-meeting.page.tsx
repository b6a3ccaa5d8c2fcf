import { Navigate, useParams } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { EditForm } from './edit-form.tsx';
import { OpenedMeeting } from '#features/meeting-form/changes/opened-meeting.tsx';

export default function EditMeetingPage() {
  const { bookingId = '' } = useParams();
  return (
    <OpenedMeeting key={bookingId} bookingId={bookingId} title="Edit Scheduled Meeting" needs={['update']}>
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
