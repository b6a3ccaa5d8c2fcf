import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { hasTime, whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { withdrawSubmission } from './submissions.actions.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Takes a candidate back who was put forward. */
export function WithdrawDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const { candidateName } = booking.candidateDetails;
  const act = useBookingAct(booking, (on) => dispatch(withdrawSubmission(on, text.trim())), onClose);
  return (
    <ActDialog
      title={`Withdraw ${candidateName}?`}
      keep="Keep the submission"
      confirm="Withdraw submission"
      danger
      act={act}
      candidateName={candidateName}
      onClose={onClose}
    >
      <p>
        {booking.vendorName} is notified. This cannot be undone; the candidate can be submitted again later.
      </p>
      {booking.bookingStatus === 'SCHEDULED' && hasTime(booking.meetingInfo) && (
        <p className="tabular">
          The meeting on {whenText(booking.meetingInfo)} is removed from everyone’s calendar.
        </p>
      )}
      <Textarea
        data-autofocus
        label={`Words for ${booking.vendorName}`}
        minRows={2}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </ActDialog>
  );
}
