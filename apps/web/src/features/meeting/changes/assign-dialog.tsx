import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { AssigneePicker } from './assignee-picker.tsx';
import { assignBooking } from './changes.actions.ts';
import { CHANGES } from './changes.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Assigns the next step, with a note on what to do. */
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
    setError(email ? '' : CHANGES.noOne());
    return email !== null;
  };
  const present = booking.assigneeName ?? booking.assignee;
  return (
    <ActDialog
      title={CHANGES.assignTitle()}
      keep={present ? CHANGES.keepPerson({ name: present }) : CHANGES.keepOpen()}
      confirm={CHANGES.assign()}
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>{CHANGES.now({ name: candidateName, present: present ?? 'none' })}</p>
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
        label={CHANGES.toDo()}
        maxLength={1000}
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
      />
    </ActDialog>
  );
}
