import { ownFeedback } from '@slotwise/contract/booking-parts/feedback.rules';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { CardDifferences } from '#scorecard/card-differences.tsx';
import { ScorecardForm } from '#scorecard/scorecard-form.tsx';
import { changeDraft, chooseInDraft, finish, revise, type DraftSync } from '../draft/sync-draft.ts';
import type { DraftState } from '../draft/draft-state.ts';
import { useLink } from '../link/link-context.ts';
import { usePrintTime } from '../parts/when-text.tsx';
import { Attachments } from './attachments.tsx';
import { NotHeld } from './not-held.tsx';
import { OWN_CARD } from './own-card.texts.ts';

type Props = { sync: DraftSync; state: DraftState };

/** The reader's scorecard form, with what to know before submitting it. */
export function Writing({ sync, state }: Props) {
  const { view } = useLink();
  const submit = useSubmit(sync);
  const isWriting = state.stage === 'writing';
  return (
    <>
      {state.stage === 'revising' && <Revising sync={sync} />}
      {state.conflict && (
        <CardDifferences
          draft={state.draft}
          conflict={state.conflict}
          onChoose={(part, side) => chooseInDraft(sync, part, side)}
        />
      )}
      {isWriting && <Due />}
      <ScorecardForm
        card={state}
        asked={view.scorecard}
        round={view}
        onChange={(next) => changeDraft(sync, next(sync.state.draft))}
        onSubmit={submit}
        files={<Attachments sync={sync} attachments={state.draft.attachments} />}
      />
      {isWriting && <NotHeld sync={sync} />}
    </>
  );
}

function useSubmit(sync: DraftSync) {
  const { tell, refresh } = useLink();
  const texts = BOOKING_MESSAGES.feedback;
  return async () => {
    const failure = await finish(sync, { state: 'SUBMITTED' });
    if (!failure) return tell.done(texts.success);
    const isAway = failure.code === 'NETWORK';
    const kept = OWN_CARD.keptHere();
    tell.failed(texts.failure, failure, isAway ? [kept] : []);
    if (!isAway) await refresh();
  };
}

function Revising({ sync }: Pick<Props, 'sync'>) {
  const isDismissed = ownFeedback(useLink().view)?.state === 'DISMISSED';
  return (
    <p className="notice">
      {isDismissed ? OWN_CARD.dismissed() : OWN_CARD.submittedBefore()} {OWN_CARD.countsLater()}{' '}
      <button type="button" className="link-button" onClick={() => revise(sync, false)}>
        {OWN_CARD.leave()}
      </button>
    </p>
  );
}

/** When the scorecard is due, and who can read it. */
export function Due() {
  const { view } = useLink();
  const printTime = usePrintTime();
  const owed = view.scorecards.find(({ isMine }) => isMine);
  const dueAt = owed?.dueAt ?? view.feedbackDueAt;
  if (!dueAt) return null;
  return (
    <p className={owed?.overdue ? 'inside error' : 'inside small'}>
      {(owed?.overdue ? OWN_CARD.wasDue : OWN_CARD.due)({ time: printTime(dueAt) })}
    </p>
  );
}
