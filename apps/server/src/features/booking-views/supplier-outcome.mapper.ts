import { EMPTY_CARD } from '#features/evaluation/scorecard-content.rules.ts';
import type { Decision } from '@slotwise/contract/booking-parts/decisions.schema';
import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import type { FeedbackRow } from '#db/tables/booking-rows.ts';

export const documentsForSupplier = (documents: DocumentRef[]): DocumentRef[] =>
  documents.filter(({ visibility }) => visibility === 'SHARED');

/** The part of a scorecard written for the vendor. */
export function feedbackForSupplier(card: FeedbackRow): Feedback[] {
  const { share_with_vendor: text, state, submitted_at: at } = card;
  if (!text || state !== 'SUBMITTED') return [];
  return [
    {
      feedbackId: card.feedback_id,
      bookingId: card.booking_id,
      panelistId: null,
      panelistName: '',
      panelistEmail: '',
      roundName: card.round_name,
      isMine: false,
      ...EMPTY_CARD,
      shareWithVendor: text,
      attachments: [],
      state,
      submittedAt: at?.toISOString() ?? null,
      late: false,
      corrections: [],
      version: card.version,
    },
  ];
}

export function decisionForSupplier(decision: Decision, client: string): Decision[] {
  const { decisionId, verdict, shareWithVendor, at } = decision;
  if (!shareWithVendor) return [];
  return [
    {
      decisionId,
      verdict,
      at,
      shareWithVendor,
      byUserId: null,
      byName: client,
      byEmail: '',
      byRole: 'USER_PANEL',
      reasonCode: null,
      reasonText: '',
      comments: '',
    },
  ];
}
