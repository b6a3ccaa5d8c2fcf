import { ownFeedback, toDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { isSameAnswer } from '@slotwise/contract/booking-parts/merging.rules';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import type { Failure } from '@slotwise/contract/failures';
import { receivedCard, type OwnCard } from '#scorecard/card.model.ts';

/** The save status; `failed` includes why the server refused. */
export type Saving =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { kind: 'failed'; failure: Failure };

/**
 * The reader's own scorecard on a page behind a link. Changes to a submitted one are stored only on the phone until it
 * is submitted again.
 */
export type DraftState = OwnCard & {
  saving: Saving;
  /** Whether the phone stores a copy of unsubmitted changes. */
  isKept: boolean;
};

/** The part of the state stored on the phone. */
export type KeptDraft = Pick<DraftState, 'draft' | 'base' | 'version' | 'sent' | 'stage'>;

/** The state of a page just opened, from the server's data and the phone's copy. */
export function openingState(view: PanelView, copy: KeptDraft | null): DraftState {
  const blank = toDraft(view.scorecard, undefined);
  const nothing: KeptDraft = { draft: blank, base: blank, version: 0, sent: [], stage: 'writing' };
  return joined(keptState(copy ?? nothing, copy !== null), view);
}

/** The state of a page with only its copy, since the server cannot be reached. */
export const keptState = ({ draft, base, version, sent, stage }: KeptDraft, isKept = true): DraftState => ({
  draft,
  base,
  version,
  sent,
  stage,
  saving: { kind: isKept ? 'offline' : 'saved' },
  conflict: null,
  isKept,
});

/** The state after the server's answer: changes on both sides are merged, or shown as a conflict to resolve. */
export function joined(state: DraftState, view: PanelView): DraftState {
  const card = receivedCard(state, view.scorecard, ownFeedback(view));
  // An answer overtaken by a save is older than the state here.
  if (card === state) return state;
  const isAhead = !isSameAnswer(card.draft, toDraft(view.scorecard, ownFeedback(view)));
  return { ...state, ...card, saving: { kind: isAhead ? 'waiting' : 'saved' } };
}

export const isChanged = ({ draft, base }: DraftState): boolean => !isSameAnswer(draft, base);
