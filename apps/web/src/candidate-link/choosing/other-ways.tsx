import { useState } from 'react';
import { useMeeting } from '../meeting/meeting-context.ts';
import { WithdrawQuestion } from '../status/withdraw-question.tsx';
import { CHOOSING } from './choosing.texts.ts';

/** What a candidate can do when no time suits. */
export function OtherWays({ hasTimes }: { hasTimes: boolean }) {
  const { meeting, goTo } = useMeeting();
  const [isAsked, setAsked] = useState(false);
  const isFirst = meeting.acts.includes('pick');
  return (
    <div className="other-ways">
      {hasTimes && meeting.acts.includes('propose') && (
        <button type="button" className="link-button" onClick={() => goTo('propose')}>
          {CHOOSING.noneSuits()}
        </button>
      )}
      {isFirst && meeting.acts.includes('withdraw') && (
        <button type="button" className="link-button" onClick={() => setAsked(true)}>
          {CHOOSING.withdraw()}
        </button>
      )}
      {isAsked && <WithdrawQuestion onClose={() => setAsked(false)} />}
    </div>
  );
}
