import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import { isFailure } from '@slotwise/contract/failures';
import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { submitFeedback } from './scorecards.actions.ts';

type Props = { booking: ViewedBooking; mine: Feedback };

/** After the decision a scorecard stands; what its writer wants to add stands under it. */
export function CorrectionForm({ booking, mine }: Props) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setError('Write what is to be added');
    setSending(true);
    const response = await dispatch(
      submitFeedback(booking, { correction: text.trim() }, 'SUBMITTED', mine.version),
    );
    setSending(false);
    if (!isFailure(response)) setText('');
  };
  return (
    <form noValidate aria-label="Add a correction" onSubmit={(event) => void send(event)}>
      <Textarea
        label="Add a correction"
        description="The candidate is decided, so the scorecard itself stands. This is shown under it."
        autosize
        minRows={2}
        maxLength={4000}
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError('');
        }}
      />
      <Button type="submit" size="xs" variant="default" mt={8} loading={isSending}>
        Add correction
      </Button>
    </form>
  );
}
