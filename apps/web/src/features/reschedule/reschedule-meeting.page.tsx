import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { selectBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { Admitted, OpenedMeeting } from '#features/meeting-form/changes/opened-meeting.tsx';
import { RescheduleForm } from './reschedule-form.tsx';
import { RESCHEDULE } from './reschedule.texts.ts';

/** The meeting is named in the address, or is the one viewed last. */
export default function RescheduleMeetingPage() {
  const { id } = useParams();
  if (!id) return <OfTheViewed />;
  return (
    <OpenedMeeting key={id} bookingId={id} title={RESCHEDULE.title()} needs={['reschedule']}>
      {(booking) => <Reschedule booking={booking} />}
    </OpenedMeeting>
  );
}

/** Input belongs to the meeting as it was on arrival, whatever the store reads later. */
function OfTheViewed() {
  const viewed = useSelector(selectBooking);
  const [arrived] = useState(viewed);
  const booking = arrived ?? viewed;
  if (!booking) return <Navigate to={paths.dashboard()} replace />;
  return (
    <Admitted booking={booking} needs={['reschedule']}>
      {(admitted) => <Reschedule booking={admitted} />}
    </Admitted>
  );
}

const Reschedule = ({ booking }: { booking: ViewedBooking }) =>
  booking.bookingStatus === 'DRAFT' ? (
    <Navigate to={paths.newMeeting({ draft: booking.bookingId })} replace />
  ) : (
    <RescheduleForm booking={booking} />
  );
