import { useParams } from 'react-router';
import { OpenedMeeting } from '#features/meeting-form/changes/opened-meeting.tsx';
import { ResourceEdit } from './resource-edit.tsx';

export default function EditResourcePage() {
  const { bookingId = '' } = useParams();
  return (
    <OpenedMeeting
      key={bookingId}
      bookingId={bookingId}
      title="Edit Scheduled Meeting"
      needs={['addResource', 'updateResource']}
    >
      {(booking) => <ResourceEdit booking={booking} />}
    </OpenedMeeting>
  );
}
