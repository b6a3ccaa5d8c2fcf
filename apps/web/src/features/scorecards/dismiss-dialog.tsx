import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import type { OwnCardWork } from './use-own-card.ts';
import { SCORECARDS } from './scorecards.texts.ts';

type Props = { booking: ViewedBooking; work: OwnCardWork; onClose: () => void };

/** Declares that no scorecard will come from the reader, and why; the meeting itself is not changed. */
export function DismissDialog({ booking, work, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const act = useBookingAct(
    booking,
    () => work.finish({ state: 'DISMISSED', dismissReason: reason.trim() }),
    onClose,
  );
  const isComplete = () => {
    setError(reason.trim() ? '' : SCORECARDS.noReason());
    return reason.trim() !== '';
  };
  return (
    <ActDialog
      title={SCORECARDS.askWaive()}
      keep={SCORECARDS.keepWriting()}
      confirm={SCORECARDS.waive()}
      act={act}
      candidateName={booking.candidateDetails.candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>{SCORECARDS.waiveHint()}</p>
      <Textarea
        data-autofocus
        label={SCORECARDS.reason()}
        required
        minRows={2}
        maxLength={500}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError('');
        }}
      />
    </ActDialog>
  );
}
