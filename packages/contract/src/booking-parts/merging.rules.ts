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
/** One part of a form: a text or choice, an identity question, or an attribute's rating or comment. */
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

/** A form's value for a part. */
export function valueAt(draft: ScorecardDraft, part: DraftPart): Value {
  if (part.kind === 'text') return draft[part.name];
  if (part.kind === 'identity') return draft.identity[part.name];
  const attribute = draft.attributes.find(({ name }) => name === part.name);
  return attribute?.[part.kind] ?? (part.kind === 'rating' ? null : '');
}

/** A part's label, as in the form. */
export function partName(part: DraftPart): string {
  if (part.kind === 'text' || part.kind === 'identity') return SCORECARD_WORDS[part.name];
  return part.kind === 'rating' ? part.name : `Comment on ${part.name}`;
}

/** A form's value for a part, in words; empty if unanswered. */
export function partWords(draft: ScorecardDraft, part: DraftPart): string {
  if (part.kind === 'text' && part.name === 'overallRecommendation') {
    return draft.overallRecommendation ? RECOMMENDATION_WORDS[draft.overallRecommendation] : '';
  }
  const value = valueAt(draft, part);
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
}

/** The form with another form's value for this part. */
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

/** The API trims texts, so surrounding blanks are no difference. */
const plain = (value: Value): Value => (typeof value === 'string' ? value.trim() : value);
const isSame = (a: ScorecardDraft, b: ScorecardDraft, part: DraftPart): boolean =>
  plain(valueAt(a, part)) === plain(valueAt(b, part));

/** True if two forms have the same content. */
export const isSameAnswer = (a: ScorecardDraft, b: ScorecardDraft): boolean =>
  listParts([a, b]).every((part) => isSame(a, b, part)) && listIds(a).join() === listIds(b).join();

const listIds = ({ attachments }: ScorecardDraft): string[] =>
  attachments.map(({ documentId }) => documentId);

/**
 * Three-way merge of two forms based on `base`. A part changed on one side takes that change. If both sides changed it
 * differently, `merged` keeps `mine` and the part is listed in `conflicts`.
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
 * The merge base after a write whose response was lost: parts that the server holds as sent have arrived, and are not
 * someone else's change.
 */
export const groundAfter = (
  base: ScorecardDraft,
  sent: ScorecardDraft,
  theirs: ScorecardDraft,
): ScorecardDraft =>
  listParts([sent, theirs])
    .filter((part) => isSame(sent, theirs, part))
    .reduce((ground, part) => takePart(ground, theirs, part), base);

/** A form being edited: its base, and the forms that were sent without a response. */
export type Drafting = { draft: ScorecardDraft; base: ScorecardDraft; sent: readonly ScorecardDraft[] };

/**
 * The edited form merged with the server's state. `base` is the server's state, except that parts in conflict keep the
 * old base so that the conflict is found again.
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

/** The parts that differ, and the other side's form. */
export type Conflict = { theirs: ScorecardDraft; parts: DraftPart[] };

type Conflicting = { draft: ScorecardDraft; base: ScorecardDraft; conflict: Conflict | null };

/** A form in conflict after its writer chose a side for one part. */
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

/** Keeps files that either side added and drops files that either side removed. */
function mergedAttachments(
  base: ScorecardDraft,
  mine: ScorecardDraft,
  theirs: ScorecardDraft,
): ScorecardDraft['attachments'] {
  const [before, here, there] = [base, mine, theirs].map((draft) => new Set(listIds(draft)));
  const added = theirs.attachments.filter(({ documentId: id }) => !before?.has(id) && !here?.has(id));
  return [...mine.attachments.filter(({ documentId: id }) => !before?.has(id) || there?.has(id)), ...added];
}
