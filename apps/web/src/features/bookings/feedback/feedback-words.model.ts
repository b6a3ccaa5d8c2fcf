import type { DraftPart, ScorecardDraft } from '@slotwise/contract/bookings/feedback/feedback.rules';
import { valueAt } from '@slotwise/contract/bookings/feedback/feedback.rules';
import type { Recommendation } from '@slotwise/contract/bookings/feedback/feedback.schema';

export const RECOMMENDATION_WORDS: Record<Recommendation, string> = {
  STRONG_YES: 'Strong yes',
  YES: 'Yes',
  NO: 'No',
  STRONG_NO: 'Strong no',
};

/** What each step of the scale means, from 1 to 5. */
export const RATING_MEANINGS = ['far below', 'below', 'meets', 'above', 'far above'] as const;

export const FIELD_WORDS = {
  overallRecommendation: 'Your recommendation',
  strengths: 'Strengths',
  concerns: 'Concerns',
  summary: 'Summary',
  nextRoundFocus: 'For the next interviewer',
  privateNote: 'Private note',
  shareWithVendor: 'Text for the vendor',
  cameraOn: 'Was the camera on?',
  samePersonAsBefore: 'Was it the same person as in earlier rounds?',
} as const;

/** The name of one answer of a scorecard. */
export function partName(part: DraftPart): string {
  if (part.kind === 'text' || part.kind === 'identity') return FIELD_WORDS[part.name];
  return part.kind === 'rating' ? part.name : `Comment on ${part.name}`;
}

/** What a scorecard answers there, in words; empty where nothing is answered. */
export function partWords(draft: ScorecardDraft, part: DraftPart): string {
  if (part.kind === 'text' && part.name === 'overallRecommendation') {
    return draft.overallRecommendation ? RECOMMENDATION_WORDS[draft.overallRecommendation] : '';
  }
  const value = valueAt(draft, part);
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
}
