import { RECOMMENDATION_WORDS, SCORECARD_WORDS } from './scorecard-words.rules.ts';
import type { ScorecardDraft } from './feedback.rules.ts';

type TextPart =
  | 'strengths'
  | 'concerns'
  | 'summary'
  | 'nextRoundFocus'
  | 'privateNote'
  | 'shareWithVendor'
  | 'overallRecommendation';
/** One answer of a form: a text or choice, an answer about the person, or the rating or comment of an attribute. */
export type DraftPart =
  | { kind: 'text'; name: TextPart }
  | { kind: 'identity'; name: keyof ScorecardDraft['identity'] }
  | { kind: 'rating' | 'comment'; name: string };
type Value = string | number | boolean | null;

const TEXTS: readonly TextPart[] = [
  'overallRecommendation',
  'strengths',
  'concerns',
  'summary',
  'nextRoundFocus',
  'privateNote',
  'shareWithVendor',
];

function listParts(drafts: readonly ScorecardDraft[]): DraftPart[] {
  const names = new Set(drafts.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
  return [
    ...[...names].flatMap((name): DraftPart[] => [
      { kind: 'rating', name },
      { kind: 'comment', name },
    ]),
    ...TEXTS.map((name): DraftPart => ({ kind: 'text', name })),
    { kind: 'identity', name: 'cameraOn' },
    { kind: 'identity', name: 'samePersonAsBefore' },
  ];
}

/** What a form answers at a part. */
export function valueAt(draft: ScorecardDraft, part: DraftPart): Value {
  if (part.kind === 'text') return draft[part.name];
  if (part.kind === 'identity') return draft.identity[part.name];
  const attribute = draft.attributes.find(({ name }) => name === part.name);
  return attribute?.[part.kind] ?? (part.kind === 'rating' ? null : '');
}

/** The name of an answer as its form calls it. */
export function partName(part: DraftPart): string {
  if (part.kind === 'text' || part.kind === 'identity') return SCORECARD_WORDS[part.name];
  return part.kind === 'rating' ? part.name : `Comment on ${part.name}`;
}

/** What a form answers at a part, in words; empty where nothing is answered. */
export function partWords(draft: ScorecardDraft, part: DraftPart): string {
  if (part.kind === 'text' && part.name === 'overallRecommendation') {
    return draft.overallRecommendation ? RECOMMENDATION_WORDS[draft.overallRecommendation] : '';
  }
  const value = valueAt(draft, part);
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
}

/** The form with the answer of another one at this part. */
export function takePart(draft: ScorecardDraft, from: ScorecardDraft, part: DraftPart): ScorecardDraft {
  const value = valueAt(from, part);
  if (part.kind === 'text') return { ...draft, [part.name]: value };
  if (part.kind === 'identity') return { ...draft, identity: { ...draft.identity, [part.name]: value } };
  const isKnown = draft.attributes.some(({ name }) => name === part.name);
  const attributes = isKnown
    ? draft.attributes
    : [...draft.attributes, { name: part.name, rating: null, comment: '' }];
  return {
    ...draft,
    attributes: attributes.map((rated) =>
      rated.name === part.name ? { ...rated, [part.kind]: value } : rated,
    ),
  };
}

/** The API cuts blanks around texts, which is no difference. */
const plain = (value: Value): Value => (typeof value === 'string' ? value.trim() : value);
const isSame = (a: ScorecardDraft, b: ScorecardDraft, part: DraftPart): boolean =>
  plain(valueAt(a, part)) === plain(valueAt(b, part));

/** Whether two forms say the same. */
export const saysTheSame = (a: ScorecardDraft, b: ScorecardDraft): boolean =>
  listParts([a, b]).every((part) => isSame(a, b, part)) && listIds(a).join() === listIds(b).join();

const listIds = ({ attachments }: ScorecardDraft): string[] =>
  attachments.map(({ documentId }) => documentId);

/**
 * Joins two forms that both grew out of `base`. Where only one was changed, that change counts; where both were
 * changed to something different, `merged` holds `mine` and the part is listed in `conflicts`.
 */
export function mergeDrafts(
  base: ScorecardDraft,
  mine: ScorecardDraft,
  theirs: ScorecardDraft,
): { merged: ScorecardDraft; conflicts: DraftPart[] } {
  const differing = listParts([base, mine, theirs]).filter((part) => !isSame(mine, theirs, part));
  const conflicts = differing.filter((part) => !isSame(base, mine, part) && !isSame(base, theirs, part));
  const taken = differing.filter((part) => isSame(base, mine, part));
  const merged = taken.reduce((draft, part) => takePart(draft, theirs, part), mine);
  return { merged: { ...merged, attachments: mergedAttachments(base, mine, theirs) }, conflicts };
}

/**
 * The form that two sides grew out of, after a write whose answer was lost: where the server holds what was sent, it
 * got there, and is no change by someone else.
 */
export const groundAfter = (
  base: ScorecardDraft,
  sent: ScorecardDraft,
  theirs: ScorecardDraft,
): ScorecardDraft =>
  listParts([sent, theirs])
    .filter((part) => isSame(sent, theirs, part))
    .reduce((ground, part) => takePart(ground, theirs, part), base);

/** A form on its way: what it grew out of, and forms that were sent and whose answer was not heard. */
export type Drafting = { draft: ScorecardDraft; base: ScorecardDraft; sent: readonly ScorecardDraft[] };

/**
 * A form on its way after the server said what it holds. `base` is what the result grew out of: the server's word, but
 * the old ground at a part in conflict, so that the conflict is found again.
 */
export function joinDraft(
  { draft, base, sent }: Drafting,
  theirs: ScorecardDraft,
): { draft: ScorecardDraft; base: ScorecardDraft; conflicts: DraftPart[] } {
  const ground = sent.reduce((from, one) => groundAfter(from, one, theirs), base);
  const { merged, conflicts } = mergeDrafts(ground, draft, theirs);
  return {
    draft: merged,
    base: conflicts.reduce((from, part) => takePart(from, ground, part), theirs),
    conflicts,
  };
}

/** Parts that two places answer differently, and the other place's form. */
export type Conflict = { theirs: ScorecardDraft; parts: DraftPart[] };

type Conflicting = { draft: ScorecardDraft; base: ScorecardDraft; conflict: Conflict | null };

/** A form in conflict after its writer chose one side of a part. */
export function chooseSide(
  { draft, base, conflict }: Conflicting,
  part: DraftPart,
  side: 'mine' | 'theirs',
): Conflicting {
  if (!conflict) return { draft, base, conflict };
  const { theirs, parts } = conflict;
  const left = parts.filter((other) => other !== part);
  return {
    draft: side === 'theirs' ? takePart(draft, theirs, part) : draft,
    base: takePart(base, theirs, part),
    conflict: left.length > 0 ? { theirs, parts: left } : null,
  };
}

/** A file that either side added is kept; one that either side removed is gone. */
function mergedAttachments(
  base: ScorecardDraft,
  mine: ScorecardDraft,
  theirs: ScorecardDraft,
): ScorecardDraft['attachments'] {
  const [before, here, there] = [base, mine, theirs].map((draft) => new Set(listIds(draft)));
  const added = theirs.attachments.filter(({ documentId: id }) => !before?.has(id) && !here?.has(id));
  return [...mine.attachments.filter(({ documentId: id }) => !before?.has(id) || there?.has(id)), ...added];
}
