import { toDraft, ownFeedback, type ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import {
  chooseSide,
  joinDraft,
  saysTheSame,
  type Conflict,
  type DraftPart,
} from '@slotwise/contract/booking-parts/merging.rules';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import type { Failure } from '@slotwise/contract/failures';

/** How far what was written has come; `failed` carries why the server did not take it. */
export type Saving =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { kind: 'failed'; failure: Failure };

/**
 * `writing`: a draft that is saved as it grows. `in`: submitted or dismissed. `revising`: changed after that, and
 * kept on the phone alone until it is submitted again.
 */
export type Stage = 'writing' | 'in' | 'revising';

export type DraftState = {
  stage: Stage;
  draft: ScorecardDraft;
  /** What the server holds, as far as known here, and its version; 0 while it holds nothing. */
  base: ScorecardDraft;
  version: number;
  /** Forms that were sent and whose answer was not heard: they may have arrived. */
  sent: ScorecardDraft[];
  saving: Saving;
  conflict: Conflict | null;
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

/** The state after the server said what it holds now: changes on both sides are joined or laid open. */
export function joined(state: DraftState, view: PanelView): DraftState {
  const saved = ownFeedback(view);
  // An answer that was under way while a save overtook it knows less than is known here.
  const version = saved?.version ?? 0;
  if (version < state.version) return state;
  const theirs = toDraft(view.scorecard, saved);
  const { draft, base, conflicts } = joinDraft(state, theirs);
  const isChanged = !saysTheSame(draft, theirs);
  return {
    ...state,
    stage: getStage(saved, isChanged || state.stage === 'revising'),
    base,
    version,
    draft,
    sent: [],
    saving: { kind: isChanged ? 'waiting' : 'saved' },
    conflict: conflicts.length > 0 ? { theirs, parts: conflicts } : null,
  };
}

function getStage(saved: PanelView['feedback'][number] | undefined, isRevised: boolean): Stage {
  if (!saved || saved.state === 'DRAFT') return 'writing';
  return isRevised ? 'revising' : 'in';
}

/** The state after somebody chose one side of a conflicting part. */
export const resolved = (state: DraftState, part: DraftPart, side: 'mine' | 'theirs'): DraftState => ({
  ...state,
  ...chooseSide(state, part, side),
  saving: { kind: 'waiting' },
});

export const isChanged = ({ draft, base }: DraftState): boolean => !saysTheSame(draft, base);
