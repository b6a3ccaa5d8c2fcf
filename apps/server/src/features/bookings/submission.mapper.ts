import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { Submission } from '@slotwise/contract/booking-parts/submission.schema';
import { roleHolds } from '@slotwise/contract/permissions';
import type { Actor } from '#context.ts';
import type { SubmissionRow } from './submission.queries.ts';

type Submitted = Pick<
  BookingSummary,
  'submitterVendorId' | 'submitterVendorName' | 'submission' | 'ownership'
>;

const NOT_SUBMITTED: Submitted = {
  submitterVendorId: null,
  submitterVendorName: null,
  submission: null,
  ownership: { state: 'NONE', until: null },
};

/** The submission with its terms is only for recruiters: a panel judges the candidate. */
export const submittedFor = ({ role }: Actor, row: SubmissionRow | undefined, now: Date): Submitted =>
  row && roleHolds(role, 'create_meeting') ? toSubmitted(row, now) : NOT_SUBMITTED;

/** The same for both sides. */
export const toSubmitted = (row: SubmissionRow, now: Date): Submitted => ({
  submitterVendorId: row.submitter_vendor_id,
  submitterVendorName: row.submitter_name,
  submission: toSubmission(row),
  ownership: toOwnership(row, now),
});

/** True if the supplier owns the candidate now. */
function toOwnership(
  { ownership_state: state, owned_until: until }: Pick<SubmissionRow, 'ownership_state' | 'owned_until'>,
  now: Date,
): Submitted['ownership'] {
  const isOver = state === 'OWNED' && until !== null && until <= now;
  return { state: isOver ? 'EXPIRED' : state, until: until?.toISOString() ?? null };
}

function toSubmission(row: SubmissionRow): Submission {
  const { decline_code: code, decline_text: text } = row;
  return {
    submittedAt: row.submitted_at.toISOString(),
    submittedByName: row.submitted_by_name,
    submittedByEmail: row.submitted_by_email,
    answerDueAt: row.answer_due_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
    declineReason: code ? { code, text } : null,
    withdrawReason: row.withdraw_reason,
    proposedSlots: row.proposed_slots,
    billRate: row.bill_rate ?? '',
    currency: row.currency,
    rateUnit: row.rate_unit,
    rtrState: row.rtr_state,
    rtrAt: row.rtr_at?.toISOString() ?? null,
    feedbackAt: row.feedback_at?.toISOString() ?? null,
  };
}
