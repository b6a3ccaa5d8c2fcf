import { ownFeedback, toDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { saysTheSame } from '@slotwise/contract/booking-parts/merging.rules';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import type { Failure } from '@slotwise/contract/failures';
import { receivedCard, type OwnCard } from '#scorecard/card.model.ts';

/** How far what was written has come; `failed` carries why the server did not take it. */
export type Saving =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { kind: 'failed'; failure: Failure };

/** The own scorecard of a page behind a link. Changes of one that is in are kept on the phone alone until it is submitted again. */
export type DraftState = OwnCard & {
  saving: Saving;
  /** Whether the phone keeps a copy of what is not submitted yet. */
  isKept: boolean;
};

/** What of the state a phone keeps. */
export type KeptDraft = Pick<DraftState, 'draft' | 'base' | 'version' | 'sent' | 'stage'>;

/** The state of a page that has just been opened, from the server's word and a copy on the phone. */
export function openingState(view: PanelView, copy: KeptDraft | null): DraftState {
  const blank = toDraft(view.scorecard, undefined);
  const nothing: KeptDraft = { draft: blank, base: blank, version: 0, sent: [], stage: 'writing' };
  return joined(keptState(copy ?? nothing, copy !== null), view);
}

/** The state of a page that knows its copy alone, since the server cannot be reached. */
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

/** The state after the server said how things stand: changes on both sides are joined, or laid open to choose. */
export function joined(state: DraftState, view: PanelView): DraftState {
  const card = receivedCard(state, view.scorecard, ownFeedback(view));
  // An answer that was under way while a save overtook it knows less than is known here.
  if (card === state) return state;
  const isAhead = !saysTheSame(card.draft, toDraft(view.scorecard, ownFeedback(view)));
  return { ...state, ...card, saving: { kind: isAhead ? 'waiting' : 'saved' } };
}

export const isChanged = ({ draft, base }: DraftState): boolean => !saysTheSame(draft, base);
