import type { EarlierRound } from './earlier-rounds.schema.ts';
import type { FeedbackInput, Recommendation } from './feedback.schema.ts';

/** The wording of scorecard codes. Only types are imported, since the pages behind mailed links load no schemas. */
export const RECOMMENDATION_WORDS: Record<Recommendation, string> = {
  STRONG_YES: 'Strong yes',
  YES: 'Yes',
  NO: 'No',
  STRONG_NO: 'Strong no',
};

/** The meaning of each rating from 1 to 5. */
export const RATING_MEANINGS = ['far below', 'below', 'meets', 'above', 'far above'] as const;

/** The labels of a scorecard's fields, in its form and for its readers. */
export const SCORECARD_WORDS = {
  overallRecommendation: 'Your recommendation',
  strengths: 'Strengths',
  concerns: 'Concerns',
  summary: 'Summary',
  nextRoundFocus: 'For the next interviewer',
  privateNote: 'Private note',
  shareWithVendor: 'Text for the vendor',
  cameraOn: 'Was the camera on?',
  samePersonAsBefore: 'Was it the same person as in earlier rounds?',
} as const satisfies Partial<
  Record<keyof FeedbackInput | keyof NonNullable<FeedbackInput['identity']>, string>
>;

type Seen = Pick<EarlierRound, 'roundName' | 'roundNumber' | 'panel'>;

/** 'Technical 1, with Arjun Nair and Sofia Lindqvist': the round and its panel. */
export function seenText({ roundName, roundNumber, panel }: Seen): string {
  const [last = '', ...others] = panel.toReversed();
  const names = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last;
  return `${roundName || `Round ${roundNumber}`}${names && `, with ${names}`}`;
}

/** The identity questions; a first round does not ask whether it was the same person. */
export const identityQuestions = (roundNumber: number) =>
  roundNumber > 1 ? (['cameraOn', 'samePersonAsBefore'] as const) : (['cameraOn'] as const);
