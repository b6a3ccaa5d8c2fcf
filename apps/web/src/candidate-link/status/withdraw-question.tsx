import { withdrawAsCandidate } from '@slotwise/contract/bookings/candidate-page.endpoints';
import { useState } from 'react';
import { Question } from '../../link-pages/parts/question.tsx';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { callApi } from '#api/call-api.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { Refusal } from '../meeting/refusal.tsx';
import { useAct } from '../meeting/use-act.ts';
import { STATUS } from './status.texts.ts';

/** Asks before someone gives up the job, which cannot be undone for them. */
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
    tell(STATUS.hasWithdrawn());
  };
  return (
    <Question
      title={STATUS.askWithdraw()}
      confirm={isBusy ? STATUS.withdrawing() : STATUS.withdrawNow()}
      keep={STATUS.stay()}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{(isSet ? STATUS.consequenceWhileSet : STATUS.consequence)({ recruiter: meeting.recruiterName })}</p>
      <TextArea label={STATUS.reason()} value={comments} rows={2} maxLength={1000} onChange={setComments} />
      <Refusal failure={failure} />
    </Question>
  );
}
