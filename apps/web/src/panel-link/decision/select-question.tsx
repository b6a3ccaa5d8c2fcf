import { approveByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { Ask } from '../parts/ask.tsx';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { DECISION } from './decision.texts.ts';

/** Asks before a candidate is selected. Reversing a rejection requires a reason. */
export function SelectQuestion({ onClose }: { onClose: () => void }) {
  const { token, view } = useLink();
  const { isBusy, run } = useAct();
  const [comments, setComments] = useState('');
  const [error, setError] = useState('');
  const isFlip = view.bookingStatus === 'REJECTED';
  const texts = BOOKING_MESSAGES.approve;
  const name = view.candidate.candidateName;

  const confirm = async () => {
    if (isFlip && comments.trim() === '') return setError(DECISION.whyReversed());
    const body = { comments, version: view.version };
    if (await run(callApi(approveByLink, { body }, { token }), texts)) onClose();
  };
  return (
    <Ask
      title={DECISION.askSelect({ name })}
      confirm={isBusy ? texts.progress : DECISION.selectNow()}
      keep={DECISION.notNow()}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {isFlip && `${DECISION.wasRejected({ name })} `}
        {DECISION.plansNext({ recruiter: view.recruiterName })}
      </p>
      <TextArea
        label={isFlip ? DECISION.reason() : DECISION.comment()}
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
