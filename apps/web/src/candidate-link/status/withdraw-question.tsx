import { withdrawAsCandidate } from '@slotwise/contract/bookings/candidate-page.endpoints';
import { useState } from 'react';
import { Question } from '../../link-pages/parts/question.tsx';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { callApi } from '#api/call-api.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { Refusal } from '../meeting/refusal.tsx';
import { useAct } from '../meeting/use-act.ts';

/** Asks before somebody gives up the job, which no one can take back for them. */
export function WithdrawQuestion({ onClose }: { onClose: () => void }) {
  const { token, meeting, goTo, tell } = useMeeting();
  const { isBusy, failure, run } = useAct();
  const [comments, setComments] = useState('');
  const isSet = meeting.meetingInfo.startTime !== '';
  const confirm = async () => {
    const body = comments.trim() ? { comments } : {};
    if (await run(callApi(withdrawAsCandidate, { body }, { token }))) return;
    onClose();
    goTo('home');
    tell('You have withdrawn. Thank you for saying so.');
  };
  return (
    <Question
      title="Withdraw from this application?"
      confirm={isBusy ? 'Withdrawing…' : 'Withdraw'}
      keep="Stay in"
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {meeting.recruiterName} is notified at once{isSet ? ', and the interview is called off' : ''}. If only
        the time is wrong, stay in and choose or propose another one.
      </p>
      <TextArea
        label="Why, if you like to say"
        value={comments}
        rows={2}
        maxLength={1000}
        onChange={setComments}
      />
      <Refusal failure={failure} />
    </Question>
  );
}
