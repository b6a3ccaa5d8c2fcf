import { ownFeedback } from '@slotwise/contract/booking-parts/feedback.rules';
import { giveFeedbackByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { isFailure } from '@slotwise/contract/failures';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { CorrectionForm } from '#scorecard/correction-form.tsx';
import { isChanged, type DraftState } from '../draft/draft-state.ts';
import { revise, type DraftSync } from '../draft/sync-draft.ts';
import { useLink } from '../link/link-context.ts';
import { CardText } from './card-text.tsx';
import { SaveLine } from './save-line.tsx';
import { Due, Writing } from './writing.tsx';
import { OWN_CARD } from './own-card.texts.ts';

type Props = { sync: DraftSync; state: DraftState };

/** The reader's own scorecard: the form, or the submitted card. */
export function OwnScorecard({ sync, state }: Props) {
  const [isAsked, setAsked] = useState(false);
  const standing = useStanding(state, isAsked);
  return (
    <section aria-labelledby="scorecard">
      <div className="section-head">
        <h2 id="scorecard" tabIndex={-1}>
          {OWN_CARD.title()}
        </h2>
        {standing === 'form' && <SaveLine sync={sync} state={state} />}
      </div>
      <div className="card">
        {standing === 'form' && <Writing sync={sync} state={state} />}
        {standing === 'later' && <Later onAsk={() => setAsked(true)} />}
        {standing === 'settled' && <Settled sync={sync} />}
      </div>
    </section>
  );
}

function useStanding(state: DraftState, isAsked: boolean): 'form' | 'later' | 'settled' {
  const { allowedActions, meetingInfo } = useLink().view;
  const isAhead = useNow() < Date.parse(meetingInfo.startTime);
  if (!allowedActions.includes('feedback') || state.stage === 'in') return 'settled';
  const isBlank = state.version === 0 && !isChanged(state);
  return isAhead && isBlank && !isAsked ? 'later' : 'form';
}

/** Before the meeting there is nothing to write, so the page stays short. */
const Later = ({ onAsk }: { onAsk: () => void }) => (
  <>
    <Due />
    <div className="inside">
      <button type="button" className="button" onClick={onAsk}>
        {OWN_CARD.open()}
      </button>
    </div>
  </>
);

/** The submitted card, and what can still be done with it. */
function Settled({ sync }: Pick<Props, 'sync'>) {
  const { view } = useLink();
  const mine = ownFeedback(view);
  if (!mine || mine.state === 'DRAFT') {
    return <p className="inside">{OWN_CARD.closed()}</p>;
  }
  const isSubmitted = mine.state === 'SUBMITTED';
  return (
    <div className="inside">
      {!isSubmitted && <p>{OWN_CARD.dismissed()}</p>}
      {mine.dismissReason && <p className="written">{mine.dismissReason}</p>}
      {isSubmitted && <CardText card={mine} />}
      {view.allowedActions.includes('feedback') && (
        <Reopening sync={sync} isSubmitted={isSubmitted} version={mine.version} />
      )}
    </div>
  );
}

type ReopeningProps = { sync: DraftSync; isSubmitted: boolean; version: number };

/** A scorecard can be changed until the decision; after that only a correction can be added. */
function Reopening({ sync, isSubmitted, version }: ReopeningProps) {
  const { bookingStatus } = useLink().view;
  const onSend = useCorrection(version);
  const isDecided = bookingStatus === 'SELECTED' || bookingStatus === 'REJECTED';
  if (isSubmitted && isDecided) return <CorrectionForm onSend={onSend} />;
  return (
    <button type="button" className="button" onClick={() => revise(sync, true)}>
      {isSubmitted ? OWN_CARD.change() : OWN_CARD.writeAfterAll()}
    </button>
  );
}

function useCorrection(feedbackVersion: number) {
  const { token, tell, show, refresh } = useLink();
  const texts = BOOKING_MESSAGES.feedback;
  return async (correction: string): Promise<boolean> => {
    const body = { feedback: { correction }, feedbackVersion };
    const answer = await callApi(giveFeedbackByLink, { body }, { token });
    if (isFailure(answer)) {
      tell.failed(texts.failure, answer);
      if (answer.code !== 'NETWORK') await refresh();
      return false;
    }
    show(answer.data.view);
    tell.done(texts.success);
    return true;
  };
}
