import { useState } from 'react';
import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { WithdrawQuestion } from './withdraw-question.tsx';
import { STATUS } from './status.texts.ts';

/** What to do if the time does not suit, and until when. */
export function WaysOut() {
  const { meeting, timeZone } = useMeeting();
  const [isAsked, setAsked] = useState(false);
  const { acts } = meeting;
  const isSet = meeting.meetingInfo.startTime !== '';
  const text = limitText(meeting, timeZone);
  const isOpen = (['move', 'propose', 'withdraw'] as const).some((act) => acts.includes(act));
  if (!isOpen && !text) return null;
  return (
    <section aria-label={STATUS.noLongerSuits()}>
      <h2>{isSet ? STATUS.ifNot() : STATUS.canDo()}</h2>
      {text && <p className="small">{text}</p>}
      <Ways isSet={isSet} />
      {acts.includes('withdraw') && (
        <button type="button" className="link-button" onClick={() => setAsked(true)}>
          {STATUS.withdraw()}
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
          {STATUS.move()}
        </button>
      )}
      {acts.includes('propose') && (
        <button type="button" className={`button ${isSet ? '' : 'filled'}`} onClick={() => goTo('propose')}>
          {isSet ? STATUS.propose() : STATUS.sayWhen()}
        </button>
      )}
    </div>
  );
}

/** How often the meeting may be moved and until when, or why it may not be. */
function limitText(meeting: CandidateMeeting, timeZone: string): string {
  const { acts, choosing, whyNot, bookingStatus } = meeting;
  if (!acts.includes('move')) return bookingStatus === 'SCHEDULED' ? whyNot : '';
  if (!choosing) return '';
  const until = choosing.movableUntil && wallTimeAt(Date.parse(choosing.movableUntil), timeZone);
  const moves = choosing.movesLeft;
  return until ? STATUS.movableUntil({ moves, time: printWallTime(until) }) : STATUS.movable({ moves });
}
