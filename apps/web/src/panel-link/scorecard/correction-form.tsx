import { isFailure } from '@slotwise/contract/failures';
import { giveFeedbackByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import { useState, type FormEvent } from 'react';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { TextArea } from '../../link-pages/parts/text-area.tsx';

/** After the decision a scorecard stands; what its writer wants to add stands under it. */
export function CorrectionForm({ version }: { version: number }) {
  const { token, tell, show, refresh } = useLink();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const texts = MESSAGES.bookings.feedback;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') return setError('Write what is to be added');
    setBusy(true);
    const body = { feedback: { correction: text }, feedbackVersion: version };
    const answer = await callApi(giveFeedbackByLink, { body }, { token });
    setBusy(false);
    if (isFailure(answer)) {
      tell.failed(texts.failure, answer);
      return answer.code === 'NETWORK' ? undefined : refresh();
    }
    setText('');
    show(answer.data.view);
    tell.done(texts.success);
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <TextArea
        label="Add a correction"
        hint="The candidate is decided, so the scorecard itself stands. This is shown under it."
        error={error}
        value={text}
        maxLength={4000}
        onChange={(value) => {
          setText(value);
          setError('');
        }}
      />
      <button type="submit" className="button" aria-disabled={isBusy}>
        Add correction
      </button>
    </form>
  );
}
