import { toDraft, ownFeedback } from '@slotwise/contract/booking-parts/feedback.rules';
import type { DraftState } from '../draft/draft-state.ts';
import { revise, type DraftSync } from '../draft/sync-draft.ts';
import { useLink } from '../link/link-context.ts';
import { WhenText } from '../parts/when-text.tsx';
import { CardText } from './card-text.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { NotHeld } from './not-held.tsx';
import { SaveLine } from './save-line.tsx';
import { ScorecardForm } from './scorecard-form.tsx';
import { Differences } from './differences.tsx';

type Props = { sync: DraftSync; state: DraftState };

/** The reader's own scorecard: the form, or what is in. */
export function OwnScorecard({ sync, state }: Props) {
  const { view } = useLink();
  const mayWrite = view.allowedActions.includes('feedback');
  const isForm = mayWrite && state.stage !== 'in';
  return (
    <section aria-labelledby="scorecard">
      <div className="section-head">
        <h2 id="scorecard" tabIndex={-1}>
          Your scorecard
        </h2>
        {isForm && <SaveLine sync={sync} state={state} />}
      </div>
      <div className="card">{isForm ? <Writing sync={sync} state={state} /> : <Settled sync={sync} />}</div>
    </section>
  );
}

function Writing({ sync, state }: Props) {
  const isDismissed = ownFeedback(useLink().view)?.state === 'DISMISSED';
  return (
    <>
      {state.stage === 'revising' && (
        <p className="notice">
          {isDismissed ? 'You said that no scorecard will come.' : 'Your scorecard is in already.'} What you
          write here counts once you submit it.{' '}
          <button type="button" className="link-button" onClick={() => revise(sync, false)}>
            Leave it as it was
          </button>
        </p>
      )}
      {state.conflict && <Differences sync={sync} conflict={state.conflict} draft={state.draft} />}
      {state.stage === 'writing' && <Due />}
      <ScorecardForm sync={sync} state={state} />
      {state.stage === 'writing' && <NotHeld sync={sync} />}
    </>
  );
}

/** What is in, and what may still be done with it. */
function Settled({ sync }: Pick<Props, 'sync'>) {
  const { view } = useLink();
  const mine = ownFeedback(view);
  if (!mine || mine.state === 'DRAFT') {
    return <p className="inside">No scorecard can be written for this meeting now.</p>;
  }
  const isSubmitted = mine.state === 'SUBMITTED';
  return (
    <div className="inside">
      <p>
        {isSubmitted ? 'Submitted' : 'You said that no scorecard will come.'}{' '}
        {mine.submittedAt && <WhenText at={mine.submittedAt} />}
        {mine.late && ' (late)'}
      </p>
      {mine.dismissReason && <p className="written">{mine.dismissReason}</p>}
      {isSubmitted && <CardText draft={toDraft(view.scorecard, mine)} corrections={mine.corrections} />}
      {view.allowedActions.includes('feedback') && (
        <Reopening sync={sync} isSubmitted={isSubmitted} version={mine.version} />
      )}
    </div>
  );
}

type ReopeningProps = { sync: DraftSync; isSubmitted: boolean; version: number };

/** A scorecard may be changed until the decision; after it a correction is added. */
function Reopening({ sync, isSubmitted, version }: ReopeningProps) {
  const { bookingStatus } = useLink().view;
  const isDecided = bookingStatus === 'SELECTED' || bookingStatus === 'REJECTED';
  if (isSubmitted && isDecided) return <CorrectionForm version={version} />;
  return (
    <button type="button" className="button" onClick={() => revise(sync, true)}>
      {isSubmitted ? 'Change it' : 'Write a scorecard after all'}
    </button>
  );
}

function Due() {
  const { view } = useLink();
  const owed = view.scorecards.find(({ isMine }) => isMine);
  const dueAt = owed?.dueAt ?? view.feedbackDueAt;
  if (!dueAt) return null;
  return (
    <p className={owed?.overdue ? 'inside error' : 'inside small'}>
      {owed?.overdue ? 'It was due ' : 'Due '}
      <WhenText at={dueAt} />. No one on the panel sees it before it is submitted, and you do not see theirs.
    </p>
  );
}
