import { LIMITS } from '../limits.ts';
import type { DocumentRef } from './documents.schema.ts';
import type {
  Feedback,
  FeedbackInput,
  OwedScorecard,
  Recommendation,
  ScorecardAttribute,
} from './feedback.schema.ts';

type Rated = { name: string; rating: number | null; comment: string };
type Attachment = Pick<DocumentRef, 'documentId' | 'fileName' | 'size'>;
type Answer = boolean | null;

/** A scorecard being written: every text is present, and unanswered fields are null. */
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

/** The order of attributes in a form and a debrief: must-haves first, then by weight, then as given. */
export const inFormOrder = <A extends Pick<ScorecardAttribute, 'mustHave' | 'weight'>>(
  attributes: readonly A[],
): A[] => attributes.toSorted((a, b) => Number(b.mustHave) - Number(a.mustHave) || b.weight - a.weight);

/** The form of a scorecard: what has been saved so far, for the attributes the meeting rates now. */
export function toDraft(
  asked: readonly ScorecardAttribute[],
  saved: Omit<Feedback, 'panelistEmail'> | undefined,
): ScorecardDraft {
  const attributes = inFormOrder(asked).map(({ name }) => {
    const known = saved?.attributes.find((attribute) => isNamed(attribute, name));
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

const isNamed = (attribute: { name: string }, name: string): boolean =>
  attribute.name.toLowerCase() === name.toLowerCase();

/**
 * The request for a form: all of it, so that emptied texts are emptied on the server too, but without attributes the
 * meeting no longer rates.
 */
export const toInput = (draft: ScorecardDraft, asked: readonly ScorecardAttribute[]): FeedbackInput => ({
  ...draft,
  attributes: draft.attributes.filter((rated) => asked.some(({ name }) => isNamed(rated, name))),
  interviewConducted: true,
  attachments: draft.attachments.map(({ documentId }) => ({ documentId })),
});

type SubmittedPart = Pick<Feedback, 'interviewConducted' | 'summary'> & {
  attributes: readonly Pick<Feedback['attributes'][number], 'name' | 'mustHave' | 'rating'>[];
};

/**
 * What a scorecard still lacks before it can be submitted: one sentence per field, keyed by `summary` or
 * `attributes.<position>.rating`. Empty if complete.
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

/** The length of the summary without surrounding blanks. */
export const summaryLength = ({ summary }: Pick<ScorecardDraft, 'summary'>): number => summary.trim().length;

/** The same for a form, keyed by its own attribute positions. */
export function faultsOfDraft(
  draft: ScorecardDraft,
  asked: readonly ScorecardAttribute[],
): Record<string, string> {
  const attributes = draft.attributes.map(({ name, rating }) => ({
    name,
    rating,
    mustHave: asked.some((one) => one.mustHave && isNamed(one, name)),
  }));
  return faultsOfScorecard({ interviewConducted: true, summary: draft.summary, attributes });
}

/** The reader's own scorecard among a meeting's. */
export const ownFeedback = <Card extends { isMine: boolean }>({
  feedback,
}: {
  feedback: readonly Card[];
}): Card | undefined => feedback.find(({ isMine }) => isMine);

/** True if a scorecard is neither submitted nor waived. */
export const isOwed = ({ state }: Pick<OwedScorecard, 'state'>): boolean =>
  state === null || state === 'DRAFT';

/** True if the reader is on the panel and their own scorecard is neither submitted nor waived. */
export const owesScorecard = ({
  scorecards,
}: {
  scorecards: readonly Pick<OwedScorecard, 'isMine' | 'state'>[];
}): boolean => scorecards.some((card) => card.isMine && isOwed(card));
