import type { Substitute } from '@slotwise/contract/booking-parts/answers.schema';
import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog.tsx';
import dialogs from '../acts/act-dialog.module.css';
import type { ViewedBooking } from '../bookings.slice.ts';
import { fitText } from './substitute-words.model.ts';
import { useSwap } from './use-swap.ts';
import { ANSWERS } from './answers.texts.ts';

type Props = {
  booking: ViewedBooking;
  declined: Participant;
  substitutes: Substitute[];
  onClose: () => void;
};

/** Everyone who could take the seat, with their shared skills, how busy their week is, and what speaks against them. */
export function OthersDialog({ booking, declined, substitutes, onClose }: Props) {
  const [panelistId, setPanelistId] = useState('');
  const [error, setError] = useState('');
  const act = useSwap(booking, declined.email, panelistId, onClose);
  const isComplete = () => {
    setError(panelistId ? '' : ANSWERS.noWho());
    return panelistId !== '';
  };
  return (
    <ActDialog
      title={ANSWERS.replaceTitle({ name: declined.name })}
      keep={ANSWERS.keepName({ name: declined.name })}
      confirm={ANSWERS.replace()}
      act={act}
      candidateName={booking.candidateDetails.candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>{ANSWERS.replaceHint({ name: declined.name })}</p>
      <Radio.Group
        label={ANSWERS.who()}
        required
        value={panelistId}
        error={error}
        onChange={(chosen) => {
          setPanelistId(chosen);
          setError('');
        }}
      >
        <div className={dialogs.column}>
          {substitutes.map((one, i) => (
            <Radio
              key={one.panelistId}
              value={one.panelistId}
              label={
                <>
                  {one.name}
                  {one.designation && <span className="caption">, {one.designation}</span>}
                </>
              }
              description={
                <>
                  {fitText(one)}
                  {one.whyNot && <span className="wrong block">{one.whyNot}</span>}
                </>
              }
              data-autofocus={i === 0 || undefined}
            />
          ))}
        </div>
      </Radio.Group>
    </ActDialog>
  );
}
