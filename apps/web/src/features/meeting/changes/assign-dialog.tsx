import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { AssigneePicker } from './assignee-picker.tsx';
import { assignBooking } from './changes.actions.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Hands the next step on, with what is to be done. */
export function AssignDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState<string | null>(null);
  const [comments, setComments] = useState('');
  const [error, setError] = useState('');
  const { candidateName } = booking.candidateDetails;
  const act = useBookingAct(
    booking,
    (on) => dispatch(assignBooking(on.bookingId, email ?? '', comments.trim())),
    onClose,
  );
  const isComplete = () => {
    setError(email ? '' : 'Choose who takes the next step');
    return email !== null;
  };
  const present = booking.assigneeName ?? booking.assignee;
  return (
    <ActDialog
      title="Assign the next step"
      keep={present ? `Keep ${present}` : 'Keep it open'}
      confirm="Assign"
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>
        {candidateName}. {present ? `${present} has the next step now. ` : ''}The person you choose is
        notified by mail.
      </p>
      <AssigneePicker
        booking={booking}
        value={email}
        error={error}
        onChange={(chosen) => {
          setEmail(chosen);
          setError('');
        }}
      />
      <Textarea
        label="What is to be done"
        maxLength={1000}
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
      />
    </ActDialog>
  );
}
