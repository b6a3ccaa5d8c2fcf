import { REJECT_REASONS, type RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import { REJECT_REASON_WORDS } from '@slotwise/contract/words';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { ReasonField } from '#features/bookings/acts/reason-field.tsx';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { declineSubmission } from './submissions.actions.ts';
import { SUBMISSIONS } from './submissions.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Declines a submission; unlike with a rejection, all of its text is for the supplier. */
export function DeclineDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [code, setCode] = useState<RejectReason | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const { candidateName } = booking.candidateDetails;
  const supplier = booking.submitterVendorName ?? SUBMISSIONS.supplier();
  const act = useBookingAct(
    booking,
    (on) => dispatch(declineSubmission(on, code ?? 'OTHER', text.trim())),
    onClose,
  );
  const isComplete = () => {
    setError(code ? '' : SUBMISSIONS.noReason());
    return code !== null;
  };
  return (
    <ActDialog
      title={SUBMISSIONS.askDecline({ name: candidateName })}
      keep={SUBMISSIONS.keep()}
      confirm={SUBMISSIONS.decline()}
      danger
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>{SUBMISSIONS.declineHint({ supplier })}</p>
      <ReasonField
        words={REJECT_REASON_WORDS}
        reasons={REJECT_REASONS}
        value={code}
        onChange={(chosen) => {
          setCode(chosen);
          setError('');
        }}
        error={error}
      />
      <Textarea
        label={SUBMISSIONS.messageTo({ name: supplier })}
        minRows={2}
        maxLength={1000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </ActDialog>
  );
}
