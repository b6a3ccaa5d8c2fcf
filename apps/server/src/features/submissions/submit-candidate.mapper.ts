import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import type { ProposedSlot } from '#db/tables/job-tables.ts';
import type { SharedJob } from '#features/job-descriptions/job-descriptions.service.ts';
import type { Association } from '#features/vendors/vendors.service.ts';
import { termsIn } from '#features/bookings/bookings.rules.ts';
import { toCandidateColumns } from '#features/bookings/candidate.mapper.ts';
import { stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { toSeated } from '#features/bookings/people.mapper.ts';
import type { Person } from '#features/bookings/people.rules.ts';
import { buildSearchText } from '#features/bookings/search-text.rules.ts';
import type { Guest } from '#features/bookings/guests.service.ts';
import type { NewBookingRows } from '#features/bookings/change-booking.queries.ts';
import type { Ownership } from './ownership.rules.ts';
import type { ClientRecruiter } from './submit-candidate.queries.ts';
import type { AskedState, NewSubmission } from './submit-candidate.rules.ts';

/** Everything a submission is made of, once it is known to be possible. */
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
  /** The host part of the calendar ids. */
  host: string;
  at: Date;
  answerDueAt: Date;
};

/** The candidate's columns, numbers read as dialled where the supplier is. */
export function toSubmittedCandidate(
  { candidateDetails }: NewSubmission,
  phoneCountry: string,
  resumeDocumentId: string | null,
) {
  const { columns, profile } = toCandidateColumns(candidateDetails, phoneCountry);
  return {
    candidate_phone: '',
    candidate_linked_in: '',
    candidate_time_zone: null,
    candidate_location: '',
    candidate_total_experience: null,
    candidate_primary_skills: [],
    candidate_availability: '[]',
    ...columns,
    candidate_name: candidateDetails.candidateName,
    candidate_email: candidateDetails.email,
    candidate_profile: { ...profile, source: 'VENDOR' as const, resumeDocumentId },
  };
}

/** The booking in the client's tenant: SUBMITTED, without a time, in the hands of the client's recruiter. */
export function toBookingRows(plan: SubmissionPlan): NewBookingRows {
  const people = buildPeople(plan);
  return { booking: toBookingRow(plan, people), people: people.map(toSeated), steps: buildSteps(plan) };
}

function toBookingRow(plan: SubmissionPlan, people: Person[]): NewBookingRows['booking'] {
  const { bookingId, guest, job, recruiter, candidate, host, at } = plan;
  const { candidate_profile: profile, ...columns } = candidate;
  const round = job.rounds[0];
  const named = { job_title: job.title, round_name: round?.name ?? '', title: '' };
  return {
    ...columns,
    ...named,
    start_time: null,
    end_time: null,
    start_local: '',
    end_local: '',
    mode: 'VIDEO',
    meeting_link: '',
    venue: '',
    dial_in: '',
    instructions: '',
    candidate_profile: JSON.stringify(profile),
    time_zone: recruiter.time_zone,
    booking_id: bookingId,
    version: 1,
    booking_status: 'SUBMITTED',
    recruiter_user_id: recruiter.user_id,
    recruiter_name: recruiter.display_name,
    recruiter_email: recruiter.email,
    assignee_email: recruiter.email,
    assignee_name: recruiter.display_name,
    round_number: round?.roundNumber ?? 1,
    scorecard: JSON.stringify(round && round.scorecard.length > 0 ? round.scorecard : DEFAULT_SCORECARD),
    jd_id: job.jdId,
    submitter_vendor_id: guest.guestOf.vendorId,
    submission_date: at,
    reschedule_count: 0,
    ics_uid_candidate: `${bookingId}-c@${host}`,
    ics_uid_panel: `${bookingId}-p@${host}`,
    ics_sequence: 0,
    search_text: buildSearchText({ ...named, recruiter_name: recruiter.display_name }, people),
    created_by: guest.userId,
    created_at: at,
    updated_at: at,
  };
}

/** That it was submitted, and that its candidate is asked where they have yet to agree. */
function buildSteps({ guest, at, rtrState }: SubmissionPlan): NewBookingRows['steps'] {
  const step = { ...stepBy(guest, at), to_status: 'SUBMITTED', comments: '' } as const;
  const asked = { ...step, from_status: 'SUBMITTED', action: 'RTR_REQUESTED' } as const;
  return [{ ...step, from_status: null, action: 'SUBMITTED' }, ...(rtrState === 'REQUESTED' ? [asked] : [])];
}

function buildPeople({ recruiter, candidate }: SubmissionPlan): Person[] {
  const unlinked = { userId: null, panelistId: null, required: true };
  return [
    {
      ...unlinked,
      role: 'RECRUITER',
      host: true,
      userId: recruiter.user_id,
      name: recruiter.display_name,
      email: recruiter.email,
      timeZone: recruiter.time_zone,
    },
    {
      ...unlinked,
      role: 'CANDIDATE',
      host: false,
      timeZone: candidate.candidate_time_zone,
      name: candidate.candidate_name,
      email: candidate.candidate_email,
    },
  ];
}

/** The submission itself, under the terms of its moment: the hours to answer, and the days of ownership. */
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
