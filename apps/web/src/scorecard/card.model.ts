import { toDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import type { Feedback, ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import {
  chooseSide,
  joinDraft,
  saysTheSame,
  type Conflict,
  type DraftPart,
  type Drafting,
} from '@slotwise/contract/booking-parts/merging.rules';

/** `writing`: a draft that is saved as it grows. `in`: submitted or waived. `revising`: changed after that. */
export type Stage = 'writing' | 'in' | 'revising';

/** The own scorecard in the form, with what the server holds of it as far as known here; version 0 is nothing. */
export type OwnCard = Drafting & { stage: Stage; version: number; conflict: Conflict | null };

export type SavedCard = Omit<Feedback, 'panelistEmail'> | null | undefined;

const isIn = (saved: SavedCard): boolean => Boolean(saved) && saved?.state !== 'DRAFT';

/** The card of a page that has just been opened. */
export function openedCard(asked: readonly ScorecardAttribute[], saved: SavedCard): OwnCard {
  const base = toDraft(asked, saved ?? undefined);
  const stage = isIn(saved) ? 'in' : 'writing';
  return { stage, draft: base, base, sent: [], version: saved?.version ?? 0, conflict: null };
}

/** The card after the server said what it holds now: changes on both sides are joined, or laid open to choose. */
export function receivedCard(card: OwnCard, asked: readonly ScorecardAttribute[], saved: SavedCard): OwnCard {
  const version = saved?.version ?? 0;
  // An answer that a later save has overtaken knows less than is known here.
  if (version < card.version) return card;
  const theirs = toDraft(asked, saved ?? undefined);
  const { draft, base, conflicts } = joinDraft(card, theirs);
  const isRevised = card.stage === 'revising' || !saysTheSame(draft, theirs);
  return {
    draft,
    base,
    sent: [],
    version,
    stage: isIn(saved) ? (isRevised ? 'revising' : 'in') : 'writing',
    conflict: conflicts.length > 0 ? { theirs, parts: conflicts } : null,
  };
}

/** The card after its writer chose one side of a part on which two places differ. */
export const resolvedCard = (card: OwnCard, part: DraftPart, side: 'mine' | 'theirs'): OwnCard => ({
  ...card,
  ...chooseSide(card, part, side),
});

/** Whether leaving the page would lose something: drafts are on their way, changes of what is in are kept nowhere. */
export const isAtRisk = ({ draft, base, stage, conflict }: OwnCard, isRefused: boolean): boolean =>
  (stage === 'revising' || conflict !== null || isRefused) && !saysTheSame(draft, base);
