import { CHANGE_REASONS, type ChangeReason } from '@slotwise/contract/bookings/bookings.schema';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { namesText, whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { ReasonField } from '#features/bookings/acts/reason-field.tsx';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { changeReasonWords } from '#features/bookings/history/change-words.model.ts';
import { cancelBooking, type Cancellation } from './changes.actions.ts';
import { CHANGES } from './changes.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Cancels a meeting: shows who is in it and who is notified, and asks why. */
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
    setError(code ? '' : CHANGES.noReason());
    return code !== null;
  };
  return (
    <ActDialog
      title={CHANGES.askCancel({ name: candidateName })}
      keep={CHANGES.keep()}
      confirm={CHANGES.cancel()}
      danger
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      {...(booking.bookingStatus !== 'DRAFT' && {
        toPreview: () => toPreview(booking, { code: code ?? 'OTHER', text: text.trim() }),
      })}
      onClose={onClose}
    >
      <p className="tabular">{whenText(booking.meetingInfo)}</p>
      <ReasonField
        words={changeReasonWords()}
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
        label={CHANGES.forEveryone()}
        description={CHANGES.inEmail()}
        maxLength={1000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p>{getNoticeText(booking)}</p>
    </ActDialog>
  );
}

const toPreview = ({ bookingId, version }: ViewedBooking, reason: Cancellation) => ({
  act: 'cancel' as const,
  bookingId,
  body: { comments: reason.text, reason, version },
});

function getNoticeText({ bookingStatus, meetingInfo }: ViewedBooking): string {
  if (bookingStatus !== 'SCHEDULED') return CHANGES.allNotified();
  const names = meetingInfo.participants.map(({ name }) => name);
  return CHANGES.calendars({ names: namesText([...new Set(names)]) });
}
