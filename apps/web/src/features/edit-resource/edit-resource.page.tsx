import { useParams } from 'react-router';
import { OpenedMeeting } from '#features/meeting-form/changes/opened-meeting.tsx';
import { ResourceEdit } from './resource-edit.tsx';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

export default function EditResourcePage() {
  const { bookingId = '' } = useParams();
  return (
    <OpenedMeeting
      key={bookingId}
      bookingId={bookingId}
      title={EDIT_RESOURCE.pageTitle()}
      needs={['addResource', 'updateResource']}
    >
      {(booking) => <ResourceEdit booking={booking} />}
    </OpenedMeeting>
  );
}
