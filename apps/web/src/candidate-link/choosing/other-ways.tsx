import { useState } from 'react';
import { useMeeting } from '../meeting/meeting-context.ts';
import { WithdrawQuestion } from '../status/withdraw-question.tsx';

/** What a candidate can do when no time suits. */
export function OtherWays({ hasTimes }: { hasTimes: boolean }) {
  const { meeting, goTo } = useMeeting();
  const [isAsked, setAsked] = useState(false);
  const isFirst = meeting.acts.includes('pick');
  return (
    <div className="other-ways">
      {hasTimes && meeting.acts.includes('propose') && (
        <button type="button" className="link-button" onClick={() => goTo('propose')}>
          None of these suits me
        </button>
      )}
      {isFirst && meeting.acts.includes('withdraw') && (
        <button type="button" className="link-button" onClick={() => setAsked(true)}>
          Withdraw…
        </button>
      )}
      {isAsked && <WithdrawQuestion onClose={() => setAsked(false)} />}
    </div>
  );
}
