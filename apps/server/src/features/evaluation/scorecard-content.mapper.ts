import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { FeedbackRow } from '#db/tables/booking-rows.ts';
import type { CardContent } from './scorecard-content.rules.ts';

export const toCardContent = (card: FeedbackRow): CardContent => ({
  interviewConducted: card.interview_conducted,
  attributes: card.attributes,
  overallRecommendation: card.overall_recommendation,
  strengths: card.strengths,
  concerns: card.concerns,
  summary: card.summary,
  nextRoundFocus: card.next_round_focus,
  privateNote: card.private_note,
  shareWithVendor: card.share_with_vendor,
  identity: card.identity,
  dismissReason: card.dismiss_reason,
});

type ContentColumns = Pick<
  Insertable<Tables['feedback']>,
  | 'interview_conducted'
  | 'attributes'
  | 'overall_recommendation'
  | 'strengths'
  | 'concerns'
  | 'summary'
  | 'next_round_focus'
  | 'private_note'
  | 'share_with_vendor'
  | 'identity'
  | 'dismiss_reason'
>;

export const contentColumns = (content: CardContent): ContentColumns => ({
  interview_conducted: content.interviewConducted,
  attributes: JSON.stringify(content.attributes),
  overall_recommendation: content.overallRecommendation,
  strengths: content.strengths,
  concerns: content.concerns,
  summary: content.summary,
  next_round_focus: content.nextRoundFocus,
  private_note: content.privateNote,
  share_with_vendor: content.shareWithVendor,
  identity: JSON.stringify(content.identity),
  dismiss_reason: content.dismissReason,
});
