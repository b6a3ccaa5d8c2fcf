import { UNKNOWN_CANDIDATE } from '@slotwise/contract/booking-parts/candidate.rules';
import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import type { CandidateDetails, CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import type { FeedbackState } from '@slotwise/contract/booking-parts/feedback.schema';
import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import type { Actor } from '#context.ts';
import type { Row } from '#db/tables/rows.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { ListedPerson } from './bookings.queries.ts';
import { candidateFor, linkedInProfile } from './bookings.rules.ts';
import { buildCandidateChat } from './candidate-chat.mapper.ts';
import { submittedFor } from './submission.mapper.ts';
import type { SubmissionRow } from './submission.queries.ts';

type StepRow = Row<'workflow_step'>;

/** Who reads a booking and when, and what is known besides its rows. */
type Reading = {
  reader: Actor;
  feedbackState: FeedbackState;
  submission: SubmissionRow | undefined;
  now: Date;
};

export const toBookingSummary = (
  row: BookingRow,
  people: ListedPerson[],
  { reader, feedbackState, submission, now }: Reading,
): BookingSummary => ({
  bookingId: row.booking_id,
  version: row.version,
  bookingStatus: row.booking_status,
  vendorId: row.vendor_id,
  vendorName: reader.vendorName,
  recruiterName: row.recruiter_name,
  recruiterEmail: row.recruiter_email,
  meetingInfo: toMeetingInfo(row, people),
  panelists: people.filter(({ role }) => role === 'PANELIST').map(toBookedPanelist),
  ...submittedFor(reader, submission, now),
  jdId: row.jd_id,
  jobTitle: row.job_title,
  roundNumber: row.round_number,
  roundName: row.round_name,
  previousBookingId: row.previous_booking_id,
  candidateDetails: candidateFor(reader, toCandidateDetails(row)),
  candidateWhatsApp: buildCandidateChat(row, { company: reader.vendorName, now }),
  linkedInProfile: linkedInProfile(row.candidate_linked_in),
  assignee: row.assignee_email,
  assigneeName: row.assignee_name,
  submissionDate: row.submission_date?.toISOString() ?? null,
  feedbackState,
  rescheduleCount: row.reschedule_count,
  isSample: row.is_sample,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** When and how a meeting takes place: what everyone who may see it may know. */
export const toMeetingTime = (row: BookingRow) => ({
  startTime: row.start_time?.toISOString() ?? '',
  endTime: row.end_time?.toISOString() ?? '',
  timeZone: row.time_zone,
  startLocal: row.start_local,
  endLocal: row.end_local,
  mode: row.mode,
});

const toMeetingInfo = (row: BookingRow, people: ListedPerson[]): BookingSummary['meetingInfo'] => ({
  ...toMeetingTime(row),
  participants: people.map(toParticipant),
  title: row.title,
  meetingLink: row.meeting_link,
  venue: row.venue,
  dialIn: row.dial_in,
  instructions: row.instructions,
});

/** The database orders keys its own way, and two reads of one value must give the same text. */
const toWindow = ({ start, end, timeZone }: CandidateWindow): CandidateWindow => ({ start, end, timeZone });

export function toCandidateDetails(row: BookingRow): CandidateDetails {
  const { candidate_total_experience: experience } = row;
  return {
    ...UNKNOWN_CANDIDATE,
    ...row.candidate_profile,
    candidateName: row.candidate_name,
    email: row.candidate_email,
    phone: row.candidate_phone,
    linkedIn: row.candidate_linked_in,
    timeZone: row.candidate_time_zone,
    currentLocation: row.candidate_location,
    totalExperience: experience === null ? null : Number(experience),
    primarySkills: row.candidate_primary_skills,
    availability: row.candidate_availability.map(toWindow),
  };
}

const toParticipant = (row: ListedPerson): Participant => ({
  name: row.name,
  email: row.email,
  host: row.host,
  role: row.role,
  userId: row.user_id,
  required: row.required,
  timeZone: row.time_zone,
  rsvp: row.rsvp,
  rsvpAt: row.rsvp_at?.toISOString() ?? null,
  rsvpSource: row.rsvp_source,
  rsvpComments: row.rsvp_comments,
});

function toBookedPanelist(row: ListedPerson): BookingSummary['panelists'][number] {
  const { panelist_id: panelistId, name, email, required, rsvp } = row;
  return { panelistId, name, email, required, rsvp };
}

/** The step before which the history continues, if these are not its first ones. */
export const toEarlierSteps = ([first]: StepRow[]): { earlierSteps?: number } =>
  first && first.step > 1 ? { earlierSteps: first.step } : {};

export const toWorkFlowStep = (row: StepRow): WorkFlowStep => ({
  step: row.step,
  bookingVersion: row.booking_version,
  action: row.action,
  fromStatus: row.from_status,
  toStatus: row.to_status,
  at: row.at.toISOString(),
  byUserId: row.by_user_id,
  byName: row.by_name,
  byEmail: row.by_email,
  byRole: row.by_role,
  comments: row.comments,
  details: row.details,
});
