import { approveByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { Ask } from '../parts/ask.tsx';
import { TextArea } from '../../link-pages/parts/text-area.tsx';

/** Asks before a candidate is selected. Turning a rejection round needs a reason. */
export function SelectQuestion({ onClose }: { onClose: () => void }) {
  const { token, view } = useLink();
  const { isBusy, run } = useAct();
  const [comments, setComments] = useState('');
  const [error, setError] = useState('');
  const isFlip = view.bookingStatus === 'REJECTED';
  const texts = MESSAGES.bookings.approve;
  const name = view.candidate.candidateName;

  const confirm = async () => {
    if (isFlip && comments.trim() === '') return setError('Say why the rejection is turned round');
    const body = { comments, version: view.version };
    if (await run(callApi(approveByLink, { body }, { token }), texts)) onClose();
  };
  return (
    <Ask
      title={`Select ${name}?`}
      confirm={isBusy ? texts.progress : 'Select candidate'}
      keep="Not now"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {isFlip ? `${name} was rejected before. ` : ''}
        {view.recruiterName} is notified at once and plans the next step.
      </p>
      <TextArea
        label={isFlip ? 'Reason' : 'Comment (if you like)'}
        error={error}
        value={comments}
        rows={2}
        maxLength={4000}
        onChange={(value) => {
          setComments(value);
          setError('');
        }}
      />
    </Ask>
  );
}
