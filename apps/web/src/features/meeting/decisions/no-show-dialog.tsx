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

type Props = { booking: ViewedBooking; onClose: () => void };

/** Notes who did not come; no one is mailed, and it can be taken back. */
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
    setError(party ? '' : 'Say who did not come');
    return party !== null;
  };
  return (
    <ActDialog
      title="Who did not come?"
      keep="Keep as it is"
      confirm="Note the no-show"
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p className="tabular">
        {candidateName}, {whenText(booking.meetingInfo)}
      </p>
      <Radio.Group
        label="No-show"
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
        label="Note for the team"
        minRows={2}
        maxLength={4000}
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
      />
      <p>You can take this back.</p>
    </ActDialog>
  );
}

/** Takes a no-show back. */
export function UndoNoShowDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { candidateName } = booking.candidateDetails;
  const act = useBookingAct(booking, (on) => dispatch(markNoShow(on, null)), onClose);
  return (
    <ActDialog
      title="Take the no-show back?"
      keep="Keep the no-show"
      confirm="Take it back"
      size={440}
      act={act}
      candidateName={candidateName}
      onClose={onClose}
    >
      <p>
        {booking.noShowBy ? `It says: ${noShowText(booking.noShowBy, candidateName)}. ` : ''}The meeting then
        stands as before.
      </p>
    </ActDialog>
  );
}
