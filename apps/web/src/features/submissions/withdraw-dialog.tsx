import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { hasTime, whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { withdrawSubmission } from './submissions.actions.ts';
import { SUBMISSIONS } from './submissions.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Withdraws a submitted candidate. */
export function WithdrawDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const { candidateName } = booking.candidateDetails;
  const act = useBookingAct(booking, (on) => dispatch(withdrawSubmission(on, text.trim())), onClose);
  return (
    <ActDialog
      title={SUBMISSIONS.askWithdraw({ name: candidateName })}
      keep={SUBMISSIONS.keep()}
      confirm={SUBMISSIONS.withdraw()}
      danger
      act={act}
      candidateName={candidateName}
      onClose={onClose}
    >
      <p>{SUBMISSIONS.withdrawHint({ client: booking.vendorName })}</p>
      {booking.bookingStatus === 'SCHEDULED' && hasTime(booking.meetingInfo) && (
        <p className="tabular">{SUBMISSIONS.removed({ time: whenText(booking.meetingInfo) })}</p>
      )}
      <Textarea
        data-autofocus
        label={SUBMISSIONS.messageTo({ name: booking.vendorName })}
        minRows={2}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </ActDialog>
  );
}
