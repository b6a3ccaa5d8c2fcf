import { toDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import type { Feedback, ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import {
  chooseSide,
  joinDraft,
  isSameAnswer,
  type Conflict,
  type DraftPart,
  type Drafting,
} from '@slotwise/contract/booking-parts/merging.rules';

/** `writing`: a draft, saved as it grows. `in`: submitted or waived. `revising`: being changed after that. */
export type Stage = 'writing' | 'in' | 'revising';

/** The reader's own scorecard in the form, and the last known server state of it; version 0 means none. */
export type OwnCard = Drafting & { stage: Stage; version: number; conflict: Conflict | null };

export type SavedCard = Omit<Feedback, 'panelistEmail'> | null | undefined;

const isIn = (saved: SavedCard): boolean => Boolean(saved) && saved?.state !== 'DRAFT';

/** The card of a page just opened. */
export function openedCard(asked: readonly ScorecardAttribute[], saved: SavedCard): OwnCard {
  const base = toDraft(asked, saved ?? undefined);
  const stage = isIn(saved) ? 'in' : 'writing';
  return { stage, draft: base, base, sent: [], version: saved?.version ?? 0, conflict: null };
}

/**
 * The card after the server sent its current state: changes on both sides are merged, or shown as a conflict to
 * resolve.
 */
export function receivedCard(card: OwnCard, asked: readonly ScorecardAttribute[], saved: SavedCard): OwnCard {
  const version = saved?.version ?? 0;
  // An answer overtaken by a later save is older than the state here.
  if (version < card.version) return card;
  const theirs = toDraft(asked, saved ?? undefined);
  const { draft, base, conflicts } = joinDraft(card, theirs);
  const isRevised = card.stage === 'revising' || !isSameAnswer(draft, theirs);
  return {
    draft,
    base,
    sent: [],
    version,
    stage: isIn(saved) ? (isRevised ? 'revising' : 'in') : 'writing',
    conflict: conflicts.length > 0 ? { theirs, parts: conflicts } : null,
  };
}

/** The card after its author chose one side of a part in conflict. */
export const resolvedCard = (card: OwnCard, part: DraftPart, side: 'mine' | 'theirs'): OwnCard => ({
  ...card,
  ...chooseSide(card, part, side),
});

/**
 * Whether leaving the page would lose something: drafts are being saved, but changes to a submitted card are stored
 * nowhere.
 */
export const isAtRisk = ({ draft, base, stage, conflict }: OwnCard, isRefused: boolean): boolean =>
  (stage === 'revising' || conflict !== null || isRefused) && !isSameAnswer(draft, base);
