import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import type {
  Feedback,
  FeedbackState,
  OwedScorecard,
} from '@slotwise/contract/booking-parts/feedback.schema';
import { documentRef } from '#engines/attachments/document-ref.ts';
import type { PersonRow, FeedbackRow } from '#db/tables/booking-rows.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import {
  feedbackDueAt,
  toFeedbackState,
  isOverdue,
  isSettled,
  getScorecard,
  listPanelEmails,
  listSettled,
} from '#features/bookings/feedback-state.rules.ts';
import type { AttachmentRow } from './feedback.queries.ts';
import { isRecruiting, readableCards } from './feedback.rules.ts';
import { EMPTY_CARD, mergeAttributes, type CardContent } from './scorecard-content.rules.ts';
import { toCardContent } from './scorecard-content.mapper.ts';

type PanelFeedback = Pick<Booking, 'feedback' | 'scorecards' | 'feedbackDueAt'> & {
  feedbackState: FeedbackState;
};

/** A booking's scorecards as its reader may see them, and who owes one. */
export function toPanelFeedback(
  seen: SeenBooking,
  rows: FeedbackRow[],
  attachments: AttachmentRow[],
): PanelFeedback {
  const { actor, row, people, now } = seen;
  const dueAt = feedbackDueAt(row.end_time);
  const overdue = isOverdue(row.booking_status, dueAt, now);
  const readable = readableCards(actor, listPanelEmails(people), rows);
  return {
    feedback: readable.map((card) => toFeedback(seen, card, attachments)),
    scorecards: people
      .filter(({ role }) => role === 'PANELIST')
      .map((person) => toOwedScorecard(seen, person, rows, { dueAt, overdue })),
    feedbackDueAt: dueAt?.toISOString() ?? null,
    feedbackState: toFeedbackState(listSettled(people, rows), overdue),
  };
}

function toOwedScorecard(
  { actor }: SeenBooking,
  { name, email, required }: PersonRow,
  rows: FeedbackRow[],
  { dueAt, overdue }: { dueAt: Date | null; overdue: boolean },
): OwedScorecard {
  const card = rows.find(({ panelist_email }) => panelist_email === email);
  const isMine = email === actor.email;
  const isIn = card !== undefined && isSettled(card);
  return {
    name,
    email,
    required,
    // No one learns who has started writing.
    state: card && (isMine || isIn) ? card.state : null,
    isMine,
    dueAt: dueAt?.toISOString() ?? null,
    overdue: required && !isIn && overdue,
    late: isIn && card.late,
  };
}

/** One scorecard in its reader's version; access is checked before. */
export function toFeedback(
  { actor, row }: Pick<SeenBooking, 'actor' | 'row'>,
  card: FeedbackRow,
  attachments: AttachmentRow[],
): Feedback {
  const isMine = card.panelist_email === actor.email;
  // What was drafted before a dismissal stays with its writer.
  const content = card.state === 'DISMISSED' && !isMine ? dismissedContent(card) : toCardContent(card);
  const isDraft = card.state === 'DRAFT';
  const files = attachments.filter(({ feedback_id }) => feedback_id === card.feedback_id);
  return {
    ...content,
    feedbackId: card.feedback_id,
    bookingId: card.booking_id,
    panelistId: card.panelist_id,
    panelistName: card.panelist_name,
    panelistEmail: card.panelist_email,
    roundName: card.round_name,
    isMine,
    // A draft follows the meeting's scorecard, which may have been changed since.
    attributes: isDraft
      ? mergeAttributes(content.attributes, [], getScorecard(row.scorecard))
      : content.attributes,
    privateNote: isMine || isRecruiting(actor) ? content.privateNote : '',
    attachments: card.state === 'DISMISSED' && !isMine ? [] : files.map((file) => toAttachment(card, file)),
    state: card.state,
    submittedAt: card.submitted_at?.toISOString() ?? null,
    late: card.late,
    corrections: card.corrections,
    version: card.version,
  };
}

const dismissedContent = (card: FeedbackRow): CardContent => ({
  ...EMPTY_CARD,
  interviewConducted: card.interview_conducted,
  dismissReason: card.dismiss_reason,
});

/** A scorecard's file was uploaded by its writer; everyone who sees the scorecard sees it. */
const toAttachment = (card: FeedbackRow, file: AttachmentRow): DocumentRef =>
  documentRef(file, {
    kind: 'SCORECARD',
    visibility: 'INTERNAL',
    version: 1,
    uploadedBy: card.panelist_name,
    uploadedAt: file.uploaded_at,
  });
