import { markNoShowByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { noShowText, REJECT_REASON_WORDS, STATUS_WORDS } from '@slotwise/contract/words';
import { ownFeedback } from '@slotwise/contract/booking-parts/feedback.rules';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { Section } from '../../link-pages/parts/section.tsx';
import { WhenText } from '../parts/when-text.tsx';
import { RejectQuestion } from './reject-question.tsx';
import { SelectQuestion } from './select-question.tsx';
import { DECISION } from './decision.texts.ts';

const ACTS = ['approve', 'reject', 'undoNoShow'] as const;
type PanelAction = (typeof ACTS)[number];

/** The decisions so far, and what this reader may decide now. */
export function DecisionCard() {
  const { view } = useLink();
  const acts = ACTS.filter((action) => view.allowedActions.includes(action));
  if (acts.length === 0 && view.decisions.length === 0 && !view.noShowBy) return null;
  return (
    <Section title={DECISION.title()}>
      <Decisions />
      <div className="inside">
        {view.noShowBy && <p>{noShowText(view.noShowBy, view.candidate.candidateName)}.</p>}
        <Acts acts={acts} />
      </div>
    </Section>
  );
}

function Acts({ acts }: { acts: PanelAction[] }) {
  const { token, view } = useLink();
  const { isBusy, run } = useAct();
  const [question, setQuestion] = useState<'select' | 'reject' | null>(null);
  const isEarly = ownFeedback(view)?.state !== 'SUBMITTED';
  const mayDecide = acts.some((action) => action !== 'undoNoShow');
  const takeBack = () => {
    const body = { noShowBy: null, version: view.version };
    return run(callApi(markNoShowByLink, { body }, { token }), BOOKING_MESSAGES.undoNoShow);
  };
  return (
    <>
      {isEarly && mayDecide && <p className="small">{DECISION.early()}</p>}
      <div className="two">
        {acts.includes('approve') && (
          <button
            type="button"
            className={isEarly ? 'button' : 'button filled'}
            onClick={() => setQuestion('select')}
          >
            {DECISION.select()}
          </button>
        )}
        {acts.includes('reject') && (
          <button type="button" className="button" onClick={() => setQuestion('reject')}>
            {DECISION.reject()}
          </button>
        )}
        {acts.includes('undoNoShow') && (
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => void takeBack()}>
            {DECISION.undoNoShow()}
          </button>
        )}
      </div>
      {question === 'select' && <SelectQuestion onClose={() => setQuestion(null)} />}
      {question === 'reject' && <RejectQuestion onClose={() => setQuestion(null)} />}
    </>
  );
}

function Decisions() {
  const { decisions } = useLink().view;
  if (decisions.length === 0) return null;
  return (
    <ul className="rows">
      {decisions.map(({ decisionId, verdict, byName, at, reasonCode, reasonText, comments }) => (
        <li key={decisionId} className="decision">
          <p>
            <span className="strong">{STATUS_WORDS[verdict]}</span> {DECISION.by({ name: byName })}{' '}
            <WhenText at={at} />
          </p>
          {reasonCode && <p>{[REJECT_REASON_WORDS[reasonCode], reasonText].filter(Boolean).join(': ')}</p>}
          {comments && <p className="written">{comments}</p>}
        </li>
      ))}
    </ul>
  );
}
