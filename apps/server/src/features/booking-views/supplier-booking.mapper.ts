import type { Booking, BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import type { BookingRow, FeedbackRow } from '#db/tables/booking-rows.ts';
import { toCandidateDetails, toMeetingTime } from '#features/bookings/bookings.mapper.ts';
import { candidateForSupplier, linkedInProfile } from '#features/bookings/bookings.rules.ts';
import { buildCandidateChat } from '#features/bookings/candidate-chat.mapper.ts';
import { findMovedTime } from '#features/scheduling/moved-times.rules.ts';
import { toSubmitted } from '#features/bookings/submission.mapper.ts';
import type { SubmissionRow } from '#features/bookings/submission.queries.ts';
import { versionForSupplier, stepsForSupplier } from '#features/bookings/supplier-steps.mapper.ts';
import { commentsForSupplier } from '#features/collaboration/comments.mapper.ts';
import { documentsForSupplier, feedbackForSupplier, decisionForSupplier } from './supplier-outcome.mapper.ts';

/** Everything listed here reaches a supplier, and nothing else does. */

type Submitted = { row: BookingRow; submission: SubmissionRow; now: Date };

/** What a list shows a supplier of a candidate it submitted. What the client is still typing stays the client's. */
export const summaryForSupplier = ({ row, submission, now }: Submitted): BookingSummary => ({
  ...toSubmitted(submission, now),
  bookingId: row.booking_id,
  version: versionForSupplier(row),
  bookingStatus: row.booking_status,
  vendorId: row.vendor_id,
  vendorName: submission.client_name,
  recruiterName: row.recruiter_name,
  recruiterEmail: row.recruiter_email,
  meetingInfo: meetingInfoFor(row),
  panelists: [],
  jdId: row.jd_id,
  jobTitle: row.job_title,
  roundNumber: row.round_number,
  roundName: row.round_name,
  previousBookingId: row.previous_booking_id,
  candidateDetails: candidateForSupplier(toCandidateDetails(row), submission.candidate_terms),
  candidateWhatsApp: buildCandidateChat(row, { company: submission.client_name, now, isSupplier: true }),
  linkedInProfile: linkedInProfile(row.candidate_linked_in),
  assignee: null,
  assigneeName: null,
  submissionDate: row.submission_date?.toISOString() ?? null,
  feedbackState: 'NONE',
  rescheduleCount: row.reschedule_count,
  isSample: row.is_sample,
  createdAt: row.created_at.toISOString(),
  updatedAt: changedForSupplier(row, submission).toISOString(),
});

function changedForSupplier(row: BookingRow, { answered_at: acceptedAt }: SubmissionRow): Date {
  if (row.booking_status !== 'DRAFT') return row.updated_at;
  return row.submission_booking_id ? row.created_at : (acceptedAt ?? row.created_at);
}

const UNSET = {
  startTime: '',
  endTime: '',
  timeZone: '',
  startLocal: '',
  endLocal: '',
  mode: 'VIDEO',
} as const;

const UNANSWERED = { rsvp: 'NEEDS_ACTION', rsvpAt: null, rsvpSource: null, rsvpComments: '' } as const;

/** The time once it is set; the place is in the candidate's invitation. */
function meetingInfoFor(row: BookingRow): BookingSummary['meetingInfo'] {
  const person = { userId: null, required: true, timeZone: null, ...UNANSWERED } as const;
  return {
    ...(row.booking_status === 'DRAFT' ? UNSET : toMeetingTime(row)),
    participants: [
      { ...person, name: row.recruiter_name, email: row.recruiter_email, host: true, role: 'RECRUITER' },
      { ...person, name: row.candidate_name, email: row.candidate_email, host: false, role: 'CANDIDATE' },
    ],
    title: '',
    meetingLink: '',
    venue: '',
    dialIn: '',
    instructions: '',
  };
}

type Parts = Submitted &
  Pick<Booking, 'allowedActions' | 'earlierSteps' | 'comments' | 'documents' | 'decisions'> & {
    steps: WorkFlowStep[];
    scorecards: FeedbackRow[];
  };

export function bookingForSupplier(parts: Parts): Booking {
  const {
    row,
    submission,
    now,
    allowedActions,
    comments,
    documents,
    decisions,
    steps,
    earlierSteps,
    scorecards,
  } = parts;
  const client = submission.client_name;
  return {
    ...summaryForSupplier(parts),
    allowedActions,
    job: null,
    scorecard: [],
    workFlow: stepsForSupplier(steps, client),
    ...(earlierSteps !== undefined && { earlierSteps }),
    comments: commentsForSupplier(comments, client),
    documents: documentsForSupplier(documents),
    feedback: scorecards.flatMap((card) => feedbackForSupplier(card)),
    scorecards: [],
    earlierRounds: [],
    decisionPolicy: null,
    feedbackDueAt: null,
    decisions: decisions.flatMap((one) => decisionForSupplier(one, client)),
    movedTime: findMovedTime(row, now),
    cancelReason: null,
    noShowBy: row.no_show_by,
    resource: null,
    selfSchedule: null,
    proposals: [],
    draft: null,
  };
}
