import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { RSVP_WORDS } from '@slotwise/contract/words';
import { useState } from 'react';
import { forgetAct } from '../../link-pages/token-in-fragment.ts';
import { Section } from '../../link-pages/parts/section.tsx';
import { useLink } from '../link/link-context.ts';
import { AnswerQuestion } from './answer-question.tsx';
import { ProposeQuestion } from './propose-question.tsx';
import { windowText } from './proposed-spans.ts';
import { AcceptNote } from './accept-note.tsx';
import { ANSWER } from './answer.texts.ts';
import { useGiveAnswer } from './use-give-answer.ts';

const ACTS = ['accept', 'decline', 'propose'] as const;
type Act = (typeof ACTS)[number];

const toAct = (chosen: string): Act | null => ACTS.find((act) => act === chosen) ?? null;

/** The reader's answer to the invitation, and the ways to answer. What they `chose` in the mail needs a press too. */
export function AnswerCard({ chosen }: { chosen: string }) {
  const { me, allowedActions } = useLink().view;
  const mayAnswer = allowedActions.includes('answer');
  const [act, setAct] = useState(toAct(chosen));
  const [asked, setAsked] = useState(chosen);
  if (chosen !== asked) {
    setAsked(chosen);
    setAct(toAct(chosen));
  }
  if (!mayAnswer && !act && me.rsvp === 'NEEDS_ACTION') return null;
  const close = () => {
    forgetAct();
    setAct(null);
  };
  return (
    <Section title={ANSWER.title()}>
      <div className="inside">
        <PresentAnswer me={me} mayAnswer={mayAnswer} />
        {mayAnswer && <Acts rsvp={me.rsvp} onAct={setAct} />}
      </div>
      {mayAnswer && act && <Question act={act} onClose={close} />}
    </Section>
  );
}

const ANSWERS = { accept: 'ACCEPTED', decline: 'DECLINED' } as const;

function Question({ act, onClose }: { act: Act; onClose: () => void }) {
  if (act === 'propose') return <ProposeQuestion onClose={onClose} />;
  return <AnswerQuestion key={act} answer={ANSWERS[act]} onClose={onClose} />;
}

/** The present answer is not offered again. A yes is one press; a no, and other times, first ask why and when. */
function Acts({ rsvp, onAct }: { rsvp: PanelView['me']['rsvp']; onAct: (act: Act) => void }) {
  const { isBusy, give } = useGiveAnswer();
  const [note, setNote] = useState<string | null>(null);
  const accept = async () => {
    if (!isBusy && (await give('ACCEPTED', note ?? ''))) setNote(null);
  };
  return (
    <>
      <div className="two">
        {rsvp !== 'ACCEPTED' && (
          <button
            type="button"
            className={rsvp === 'NEEDS_ACTION' ? 'button filled' : 'button'}
            aria-disabled={isBusy}
            onClick={() => void accept()}
          >
            {ANSWER.accept()}
          </button>
        )}
        {rsvp !== 'DECLINED' && (
          <button type="button" className="button" onClick={() => onAct('decline')}>
            {ANSWER.decline()}
          </button>
        )}
      </div>
      <button type="button" className="button wide" onClick={() => onAct('propose')}>
        {ANSWER.proposeAnother()}
      </button>
      {rsvp !== 'ACCEPTED' && <AcceptNote note={note} onChange={setNote} />}
    </>
  );
}

function PresentAnswer({ me, mayAnswer }: { me: PanelView['me']; mayAnswer: boolean }) {
  const { rsvp, rsvpComments, proposal } = me;
  return (
    <>
      {rsvp !== 'NEEDS_ACTION' && (
        <p>
          {ANSWER.answered()} <span className="strong">{RSVP_WORDS[rsvp]}</span>.
          {mayAnswer && ` ${ANSWER.canChange()}`}
        </p>
      )}
      {rsvp === 'NEEDS_ACTION' && mayAnswer && <p>{ANSWER.willYou()}</p>}
      {!mayAnswer && <p className="small">{ANSWER.closed()}</p>}
      {rsvpComments && <p className="quoted">{rsvpComments}</p>}
      {proposal && (
        <div>
          <p>{ANSWER.proposed()}</p>
          <ul>
            {proposal.windows.map((window) => (
              <li key={window.start}>{windowText(window)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
