import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import { newColumns, stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { toSeated } from '#features/bookings/people.mapper.ts';
import { candidateSeat, hostSeat, type Host, type Person } from '#features/bookings/people.rules.ts';
import { buildSearchText } from '#features/bookings/search-text.rules.ts';
import type { NewBookingRows } from '#features/bookings/change-booking.queries.ts';
import type { SubmissionPlan } from './submit-candidate.mapper.ts';

/** The booking in the client's tenant: SUBMITTED, without a time, assigned to the client's recruiter. */
export function toBookingRows(plan: SubmissionPlan): NewBookingRows {
  const {
    candidate_name: candidateName,
    candidate_email: email,
    candidate_time_zone: timeZone,
  } = plan.candidate;
  const people = [hostSeat(toHost(plan)), candidateSeat({ candidateName, email, timeZone })];
  return { booking: toBookingRow(plan, people), people: people.map(toSeated), steps: buildSteps(plan) };
}

function toBookingRow(plan: SubmissionPlan, people: Person[]): NewBookingRows['booking'] {
  const { guest, job, candidate, at } = plan;
  const recruiter = toHost(plan);
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
    ...newColumns({ ...plan, recruiter, by: guest }),
    booking_status: 'SUBMITTED',
    time_zone: recruiter.timeZone,
    assignee_email: recruiter.email,
    assignee_name: recruiter.displayName,
    round_number: round?.roundNumber ?? 1,
    scorecard: JSON.stringify(round && round.scorecard.length > 0 ? round.scorecard : DEFAULT_SCORECARD),
    jd_id: job.jdId,
    submitter_vendor_id: guest.guestOf.vendorId,
    submission_date: at,
    search_text: buildSearchText({ ...named, recruiter_name: recruiter.displayName }, people),
  };
}

const toHost = ({ recruiter: row }: SubmissionPlan): Host => ({
  userId: row.user_id,
  displayName: row.display_name,
  email: row.email,
  timeZone: row.time_zone,
});

/** The steps for the submission and, if the candidate has yet to agree, the question to them. */
function buildSteps({ guest, at, rtrState }: SubmissionPlan): NewBookingRows['steps'] {
  const step = { ...stepBy(guest, at), to_status: 'SUBMITTED', comments: '' } as const;
  const asked = { ...step, from_status: 'SUBMITTED', action: 'RTR_REQUESTED' } as const;
  return [{ ...step, from_status: null, action: 'SUBMITTED' }, ...(rtrState === 'REQUESTED' ? [asked] : [])];
}
