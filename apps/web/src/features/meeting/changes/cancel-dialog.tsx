import { CHANGE_REASONS, type ChangeReason } from '@slotwise/contract/bookings/bookings.schema';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { namesText, whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { ReasonField } from '#features/bookings/acts/reason-field.tsx';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { CHANGE_REASON_WORDS } from '#features/bookings/history/change-words.model.ts';
import { cancelBooking } from './changes.actions.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Cancels a meeting: who is in it, why, and who is notified of what. */
export function CancelDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [code, setCode] = useState<ChangeReason | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const { candidateName } = booking.candidateDetails;
  const act = useBookingAct(
    booking,
    (on) => dispatch(cancelBooking(on, { code: code ?? 'OTHER', text: text.trim() })),
    onClose,
  );
  const isComplete = () => {
    setError(code ? '' : 'Reason is required');
    return code !== null;
  };
  return (
    <ActDialog
      title={`Cancel the meeting with ${candidateName}?`}
      keep="Keep the meeting"
      confirm="Cancel meeting"
      danger
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p className="tabular">{whenText(booking.meetingInfo)}</p>
      <ReasonField
        words={CHANGE_REASON_WORDS}
        reasons={CHANGE_REASONS}
        isColumn
        value={code}
        onChange={(chosen) => {
          setCode(chosen);
          setError('');
        }}
        error={error}
      />
      <Textarea
        label="Text for everyone"
        description="Included in the email to the candidate and the panel."
        maxLength={1000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p>{getNoticeText(booking)}</p>
    </ActDialog>
  );
}

function getNoticeText({ bookingStatus, meetingInfo }: ViewedBooking): string {
  if (bookingStatus !== 'SCHEDULED') return 'Everyone invited is notified.';
  const names = meetingInfo.participants.map(({ name }) => name);
  return `${namesText([...new Set(names)])} get a mail that takes the meeting out of their calendars.`;
}
