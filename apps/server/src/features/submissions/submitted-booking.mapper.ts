import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import { stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { toSeated } from '#features/bookings/people.mapper.ts';
import type { Person } from '#features/bookings/people.rules.ts';
import { buildSearchText } from '#features/bookings/search-text.rules.ts';
import type { NewBookingRows } from '#features/bookings/change-booking.queries.ts';
import type { SubmissionPlan } from './submit-candidate.mapper.ts';

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
