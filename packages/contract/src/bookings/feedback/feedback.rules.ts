import { LIMITS } from '../../limits.ts';
import type { DocumentRef } from '../documents/documents.schema.ts';
import type { Feedback, FeedbackInput, Recommendation, ScorecardAttribute } from './feedback.schema.ts';

type Rated = { name: string; rating: number | null; comment: string };
type Attachment = Pick<DocumentRef, 'documentId' | 'fileName' | 'size'>;
type Answer = boolean | null;

/** A scorecard while it is written: every text is there, and what is not answered yet is null. */
export type ScorecardDraft = {
  attributes: Rated[];
  overallRecommendation: Recommendation | null;
  strengths: string;
  concerns: string;
  summary: string;
  nextRoundFocus: string;
  privateNote: string;
  shareWithVendor: string;
  identity: { cameraOn: Answer; samePersonAsBefore: Answer };
  attachments: Attachment[];
};

const NOTHING: Omit<ScorecardDraft, 'attributes'> = {
  overallRecommendation: null,
  strengths: '',
  concerns: '',
  summary: '',
  nextRoundFocus: '',
  privateNote: '',
  shareWithVendor: '',
  identity: { cameraOn: null, samePersonAsBefore: null },
  attachments: [],
};

/** The order in which a form and a debrief list attributes: must-haves first, then by weight, else as given. */
export const inFormOrder = <A extends Pick<ScorecardAttribute, 'mustHave' | 'weight'>>(
  attributes: readonly A[],
): A[] => attributes.toSorted((a, b) => Number(b.mustHave) - Number(a.mustHave) || b.weight - a.weight);

/** The form of a scorecard: what is saved of it so far, for the attributes that the meeting rates now. */
export function draftOf(
  asked: readonly ScorecardAttribute[],
  saved: Omit<Feedback, 'panelistEmail'> | undefined,
): ScorecardDraft {
  const attributes = inFormOrder(asked).map(({ name }) => {
    const known = saved?.attributes.find((attribute) => isOf(attribute, name));
    return { name, rating: known?.rating ?? null, comment: known?.comment ?? '' };
  });
  if (!saved) return { ...NOTHING, attributes };
  return {
    attributes,
    overallRecommendation: saved.overallRecommendation,
    strengths: saved.strengths,
    concerns: saved.concerns,
    summary: saved.summary,
    nextRoundFocus: saved.nextRoundFocus,
    privateNote: saved.privateNote,
    shareWithVendor: saved.shareWithVendor,
    identity: saved.identity,
    attachments: saved.attachments.map(({ documentId, fileName, size }) => ({ documentId, fileName, size })),
  };
}

const isOf = (attribute: { name: string }, name: string): boolean =>
  attribute.name.toLowerCase() === name.toLowerCase();

/**
 * What the API is sent for a form: the whole of it, so that a text which was emptied is emptied there as well, but
 * no attribute that the meeting does not rate any more.
 */
export const inputOf = (draft: ScorecardDraft, asked: readonly ScorecardAttribute[]): FeedbackInput => ({
  ...draft,
  attributes: draft.attributes.filter((rated) => asked.some(({ name }) => isOf(rated, name))),
  interviewConducted: true,
  attachments: draft.attachments.map(({ documentId }) => ({ documentId })),
});

type SubmittedPart = Pick<Feedback, 'interviewConducted' | 'summary'> & {
  attributes: readonly Pick<Feedback['attributes'][number], 'name' | 'mustHave' | 'rating'>[];
};

/**
 * What a scorecard still lacks before it can be submitted: one sentence for each field, under `summary` or
 * `attributes.<position>.rating`. Empty where nothing is missing.
 */
export function faultsOfScorecard(card: SubmittedPart): Record<string, string> {
  const unrated = card.attributes.flatMap(({ name, mustHave, rating: given }, position) =>
    card.interviewConducted && mustHave && given === null
      ? [[`attributes.${position}.rating`, `Rate ${name}: it is a must-have`]]
      : [],
  );
  const isShort = card.summary.trim().length < LIMITS.summaryMinLength;
  const summary = `Write a summary of at least ${LIMITS.summaryMinLength} characters`;
  return Object.fromEntries([...unrated, ...(isShort ? [['summary', summary]] : [])]);
}

/** How many characters of the summary count: those that are left when blanks around it are cut. */
export const summaryLength = ({ summary }: Pick<ScorecardDraft, 'summary'>): number => summary.trim().length;

/** The same of a form, under the positions that its attributes have there. */
export function faultsOfDraft(
  draft: ScorecardDraft,
  asked: readonly ScorecardAttribute[],
): Record<string, string> {
  const attributes = draft.attributes.map(({ name, rating }) => ({
    name,
    rating,
    mustHave: asked.some((one) => one.mustHave && isOf(one, name)),
  }));
  return faultsOfScorecard({ interviewConducted: true, summary: draft.summary, attributes });
}

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

function partsOf(drafts: readonly ScorecardDraft[]): DraftPart[] {
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
  partsOf([a, b]).every((part) => isSame(a, b, part)) && idsOf(a).join() === idsOf(b).join();

const idsOf = ({ attachments }: ScorecardDraft): string[] => attachments.map(({ documentId }) => documentId);

/**
 * Joins two forms that both grew out of `base`. Where only one was changed, that change counts; where both were
 * changed to something different, `merged` holds `mine` and the part is listed in `conflicts`.
 */
export function mergeDrafts(
  base: ScorecardDraft,
  mine: ScorecardDraft,
  theirs: ScorecardDraft,
): { merged: ScorecardDraft; conflicts: DraftPart[] } {
  const differing = partsOf([base, mine, theirs]).filter((part) => !isSame(mine, theirs, part));
  const conflicts = differing.filter((part) => !isSame(base, mine, part) && !isSame(base, theirs, part));
  const taken = differing.filter((part) => isSame(base, mine, part));
  const merged = taken.reduce((draft, part) => takePart(draft, theirs, part), mine);
  return { merged: { ...merged, attachments: mergedAttachments(base, mine, theirs) }, conflicts };
}

/**
 * The form that two sides grew out of, after a write whose answer was lost: where the server holds what was sent, it
 * got there, and is no change by somebody else.
 */
export const groundAfter = (
  base: ScorecardDraft,
  sent: ScorecardDraft,
  theirs: ScorecardDraft,
): ScorecardDraft =>
  partsOf([sent, theirs])
    .filter((part) => isSame(sent, theirs, part))
    .reduce((ground, part) => takePart(ground, theirs, part), base);

/** A form on its way: what it grew out of, and forms that were sent and whose answer was not heard. */
export type Drafting = { draft: ScorecardDraft; base: ScorecardDraft; sent: readonly ScorecardDraft[] };

/**
 * A form on its way after the server told what it holds. `base` is what the result grew out of: the server's word, but
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

/** A file that either side added is kept; one that either side removed is gone. */
function mergedAttachments(base: ScorecardDraft, mine: ScorecardDraft, theirs: ScorecardDraft): Attachment[] {
  const [before, here, there] = [base, mine, theirs].map((draft) => new Set(idsOf(draft)));
  const added = theirs.attachments.filter(({ documentId: id }) => !before?.has(id) && !here?.has(id));
  return [...mine.attachments.filter(({ documentId: id }) => !before?.has(id) || there?.has(id)), ...added];
}
