import { useState } from 'react';
import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { timesWord } from '../meeting/meeting-words.ts';
import { WithdrawQuestion } from './withdraw-question.tsx';

/** What to do where the time does not suit, and until when. */
export function WaysOut() {
  const { meeting, timeZone } = useMeeting();
  const [isAsked, setAsked] = useState(false);
  const { acts } = meeting;
  const isSet = meeting.meetingInfo.startTime !== '';
  const text = limitText(meeting, timeZone);
  const isOpen = (['move', 'propose', 'withdraw'] as const).some((act) => acts.includes(act));
  if (!isOpen && !text) return null;
  return (
    <section aria-label="If the time does not suit">
      <h2>{isSet ? 'If it does not suit you' : 'What you can do'}</h2>
      {text && <p className="small">{text}</p>}
      <Ways isSet={isSet} />
      {acts.includes('withdraw') && (
        <button type="button" className="link-button" onClick={() => setAsked(true)}>
          Withdraw…
        </button>
      )}
      {isAsked && <WithdrawQuestion onClose={() => setAsked(false)} />}
    </section>
  );
}

/** Moving comes first, since it needs no one's answer. */
function Ways({ isSet }: { isSet: boolean }) {
  const { meeting, goTo } = useMeeting();
  const { acts } = meeting;
  return (
    <div className="two ways-out">
      {acts.includes('move') && (
        <button type="button" className="button" onClick={() => goTo('move')}>
          Move
        </button>
      )}
      {acts.includes('propose') && (
        <button type="button" className={`button ${isSet ? '' : 'filled'}`} onClick={() => goTo('propose')}>
          {isSet ? 'Propose other times' : 'Say when you can come'}
        </button>
      )}
    </div>
  );
}

/** How often it may be moved and until when; why not, where it may not. */
function limitText(meeting: CandidateMeeting, timeZone: string): string {
  const { acts, choosing, whyNot, bookingStatus } = meeting;
  if (!acts.includes('move')) return bookingStatus === 'SCHEDULED' ? whyNot : '';
  if (!choosing) return '';
  const until = choosing.movableUntil && wallTimeAt(Date.parse(choosing.movableUntil), timeZone);
  const often = `You can move it ${timesWord(choosing.movesLeft)}`;
  return until ? `${often}, until ${printWallTime(until)}.` : `${often}.`;
}
