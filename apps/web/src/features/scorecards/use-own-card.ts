import { toInput, ownFeedback, type ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import type { FeedbackInput } from '@slotwise/contract/booking-parts/feedback.schema';
import type { DraftPart } from '@slotwise/contract/booking-parts/merging.rules';
import { isFailure } from '@slotwise/contract/failures';
import { useEffect } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { submitFeedback } from './scorecards.actions.ts';
import { resolvedCard } from '#scorecard/card.model.ts';
import { goOn, joinRefused, receive, useCardAutosave } from './use-card-autosave.ts';
import { useCardState } from './use-card-state.ts';

export type Ending = { state: 'SUBMITTED' } | { state: 'DISMISSED'; dismissReason: string };

export type OwnCardWork = ReturnType<typeof useOwnCard>;

/** What is sent to the server when the author finishes a form. */
function endingInput(draft: ScorecardDraft, booking: ViewedBooking, ending: Ending): FeedbackInput {
  const input = toInput(draft, booking.scorecard);
  if (ending.state === 'SUBMITTED') return input;
  return { ...input, interviewConducted: false, dismissReason: ending.dismissReason };
}

/** The form of the reader's own scorecard: edited, autosaved, submitted, and revised. */
export function useOwnCard(booking: ViewedBooking) {
  const dispatch = useAppDispatch();
  const state = useCardState(booking);
  const { keeping, saving } = useCardAutosave(state);
  const { card, now, put } = state;
  const { autosave } = keeping;

  const saved = ownFeedback(booking);
  useEffect(() => {
    if ((saved?.version ?? 0) > now.current.card.version) receive(keeping, saved);
  }, [keeping, now, saved]);

  /** `next` gets the newest form, since an upload ends later than it started. */
  const change = (next: (draft: ScorecardDraft) => ScorecardDraft) => {
    put({ draft: next(now.current.card.draft) });
    const { stage, conflict, draft } = now.current.card;
    if (stage === 'writing' && !conflict) autosave.change(draft);
  };
  const choose = (part: DraftPart, side: 'mine' | 'theirs') => {
    put(resolvedCard(now.current.card, part, side));
    goOn(keeping);
  };
  const finish = async (ending: Ending) => {
    await autosave.stop();
    const { card: sent, booking: on } = now.current;
    const input = endingInput(sent.draft, on, ending);
    const response = await dispatch(submitFeedback(on, input, ending.state, sent.version));
    if (isFailure(response)) {
      joinRefused(keeping, response);
      goOn(keeping);
    } else {
      put({ stage: 'in', base: sent.draft, sent: [], version: response.data.version, conflict: null });
    }
    return response;
  };
  /** Opens a submitted card for changes, or restores it. */
  const revise = (isRevising: boolean) =>
    put(isRevising ? { stage: 'revising' } : { stage: 'in', draft: card.base, conflict: null });

  return { card, saving, change, choose, finish, revise, saveNow: autosave.flush };
}
