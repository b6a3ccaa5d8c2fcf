import type {
  Booking,
  BookingSummary,
  CandidateDetails,
  Participant,
  WorkFlowStep,
} from '@slotwise/contract/bookings/bookings.schema';
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { linkedInProfile, whatsAppLink } from './bookings.rules.ts';

type BookingRow = Selectable<Tables['booking']>;
type PersonRow = Selectable<Tables['booking_person']>;
type StepRow = Selectable<Tables['workflow_step']>;

export function bookingOf(summary: BookingSummary, steps: StepRow[]): Booking {
  return { ...summary, workFlow: steps.map(stepOf) };
}

export function summaryOf(row: BookingRow, people: PersonRow[], vendorName: string): BookingSummary {
  return {
    bookingId: row.booking_id,
    version: row.version,
    bookingStatus: row.booking_status,
    vendorId: row.vendor_id,
    vendorName,
    recruiterName: row.recruiter_name,
    recruiterEmail: row.recruiter_email,
    meetingInfo: meetingInfoOf(row, people),
    panelists: people.filter(({ role }) => role === 'PANELIST').map(bookedPanelistOf),
    jobTitle: row.job_title,
    roundName: row.round_name,
    candidateDetails: candidateDetailsOf(row),
    candidateWhatsApp: whatsAppLink(row.candidate_phone),
    linkedInProfile: linkedInProfile(row.candidate_linked_in),
    assignee: row.assignee_email,
    assigneeName: row.assignee_name,
    submissionDate: row.submission_date?.toISOString() ?? null,
    rescheduleCount: row.reschedule_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function meetingInfoOf(row: BookingRow, people: PersonRow[]): BookingSummary['meetingInfo'] {
  return {
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    timeZone: row.time_zone,
    startLocal: row.start_local,
    endLocal: row.end_local,
    participants: people.map(participantOf),
    title: row.title,
    mode: row.mode,
    meetingLink: row.meeting_link,
    venue: row.venue,
    dialIn: row.dial_in,
    instructions: row.instructions,
  };
}

function candidateDetailsOf(row: BookingRow): CandidateDetails {
  const { candidate_total_experience: experience } = row;
  return {
    candidateName: row.candidate_name,
    email: row.candidate_email,
    phone: row.candidate_phone,
    linkedIn: row.candidate_linked_in,
    timeZone: row.candidate_time_zone,
    currentLocation: row.candidate_location,
    totalExperience: experience === null ? null : Number(experience),
    primarySkills: row.candidate_primary_skills,
  };
}

function participantOf(row: PersonRow): Participant {
  return {
    name: row.name,
    email: row.email,
    host: row.host,
    role: row.role,
    userId: row.user_id,
    required: row.required,
    timeZone: row.time_zone,
    rsvp: row.rsvp,
  };
}

function bookedPanelistOf(row: PersonRow): BookingSummary['panelists'][number] {
  const { panelist_id: panelistId, name, email, required, rsvp } = row;
  return { panelistId, name, email, required, rsvp };
}

function stepOf(row: StepRow): WorkFlowStep {
  return {
    step: row.step,
    action: row.action,
    fromStatus: row.from_status,
    toStatus: row.to_status,
    at: row.at.toISOString(),
    byUserId: row.by_user_id,
    byName: row.by_name,
    byEmail: row.by_email,
    byRole: row.by_role,
    comments: row.comments,
  };
}
