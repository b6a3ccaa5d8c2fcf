import type { NoShowParty } from '@slotwise/contract/booking-parts/decisions.schema';
import { noShowText } from '@slotwise/contract/words';
import { Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import classes from '#features/bookings/acts/act-dialog.module.css';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { markNoShow } from './decisions.actions.ts';
import { DECISIONS } from './decisions.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Records who did not show up; sends no mail, and can be taken back. */
export function NoShowDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [party, setParty] = useState<NoShowParty | null>(null);
  const [comments, setComments] = useState('');
  const [error, setError] = useState('');
  const { candidateName } = booking.candidateDetails;
  const act = useBookingAct(
    booking,
    (on) => dispatch(markNoShow(on, party ?? 'CANDIDATE', comments.trim())),
    onClose,
  );
  const isComplete = () => {
    setError(party ? '' : DECISIONS.noParty());
    return party !== null;
  };
  return (
    <ActDialog
      title={DECISIONS.askNoShow()}
      keep={DECISIONS.keepAsItIs()}
      confirm={DECISIONS.noteNoShow()}
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p className="tabular">
        {candidateName}, {whenText(booking.meetingInfo)}
      </p>
      <Radio.Group
        label={DECISIONS.noShow()}
        required
        value={party}
        onChange={(chosen) => {
          setParty(chosen as NoShowParty);
          setError('');
        }}
        error={error}
      >
        <div className={classes.column}>
          {(['CANDIDATE', 'PANEL'] as const).map((one, i) => (
            <Radio
              key={one}
              value={one}
              label={noShowText(one, candidateName)}
              data-autofocus={i === 0 || undefined}
              aria-invalid={error !== '' || undefined}
            />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={DECISIONS.note()}
        minRows={2}
        maxLength={4000}
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
      />
      <p>{DECISIONS.canUndo()}</p>
    </ActDialog>
  );
}

/** Undoes a no-show. */
export function UndoNoShowDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { candidateName } = booking.candidateDetails;
  const act = useBookingAct(booking, (on) => dispatch(markNoShow(on, null)), onClose);
  return (
    <ActDialog
      title={DECISIONS.askUndo()}
      keep={DECISIONS.keepNoShow()}
      confirm={DECISIONS.undo()}
      size={440}
      act={act}
      candidateName={candidateName}
      onClose={onClose}
    >
      <p>
        {DECISIONS.undoNoShow({
          noShow: booking.noShowBy ? noShowText(booking.noShowBy, candidateName) : 'none',
        })}
      </p>
    </ActDialog>
  );
}
