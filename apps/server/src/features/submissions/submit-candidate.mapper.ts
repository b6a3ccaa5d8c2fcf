import type { ProposedSlot } from '#db/tables/job-tables.ts';
import type { SharedJob } from '#features/job-descriptions/jobs-for-meetings.service.ts';
import type { Association } from '#features/vendors/vendors.service.ts';
import { termsIn } from '#features/bookings/bookings.rules.ts';
import { NO_DETAILS, toCandidateColumns } from '#features/bookings/candidate.mapper.ts';
import type { Guest } from '#features/bookings/guests.service.ts';
import type { Ownership } from './ownership.rules.ts';
import type { ClientRecruiter } from './submit-candidate.queries.ts';
import type { AskedState, NewSubmission } from './submit-candidate.rules.ts';

/** All parts of a valid submission. */
export type SubmissionPlan = {
  bookingId: string;
  guest: Guest;
  request: NewSubmission;
  association: Association;
  job: SharedJob;
  recruiter: ClientRecruiter;
  candidate: ReturnType<typeof toSubmittedCandidate>;
  slots: ProposedSlot[];
  rtrState: AskedState;
  ownership: Ownership;
  /** The host name in calendar ids. */
  icsHost: string;
  at: Date;
  answerDueAt: Date;
};

/** The candidate's columns, with numbers parsed for the supplier's country. */
export function toSubmittedCandidate(
  { candidateDetails }: NewSubmission,
  phoneCountry: string,
  resumeDocumentId: string | null,
) {
  const { columns, profile } = toCandidateColumns(candidateDetails, phoneCountry);
  return {
    ...NO_DETAILS,
    ...columns,
    candidate_name: candidateDetails.candidateName,
    candidate_email: candidateDetails.email,
    candidate_profile: { ...profile, source: 'VENDOR' as const, resumeDocumentId },
  };
}

/** The submission's row, with its terms frozen: the hours to answer, and the days of ownership. */
export function toSubmissionRow(plan: SubmissionPlan) {
  const {
    bookingId,
    guest,
    request,
    association,
    job,
    candidate,
    slots,
    rtrState,
    ownership,
    at,
    answerDueAt,
  } = plan;
  return {
    booking_id: bookingId,
    submitter_vendor_id: guest.guestOf.vendorId,
    association_id: association.associationId,
    jd_id: job.jdId,
    submitted_by: guest.userId,
    submitted_by_name: guest.displayName,
    submitted_by_email: guest.email,
    submitted_at: at,
    answer_due_at: answerDueAt,
    ownership_days: association.ownershipDays,
    candidate_terms: JSON.stringify(termsIn(candidate.candidate_profile)),
    answered_at: null,
    answer: null,
    decline_code: null,
    proposed_slots: JSON.stringify(slots),
    bill_rate: request.billRate || null,
    currency: request.currency ?? '',
    rate_unit: request.rateUnit ?? null,
    rtr_state: rtrState,
    rtr_at: rtrState === 'CONFIRMED' ? at : null,
    ...ownership,
    feedback_at: null,
  };
}
