import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { Session } from '#context.ts';
import { linkedInProfile } from '../bookings.rules.ts';
import { findFeedbackState } from '../feedback-state.rules.ts';
import { submittedFor } from '../submission.mapper.ts';
import type { SubmissionRow } from '../submission.queries.ts';
import type { ExportedRow } from './list-page.queries.ts';

/** Only these parts of one field of a meeting. */
type Part<Field extends keyof BookingSummary, Names extends keyof BookingSummary[Field]> = {
  [One in Field]: Pick<BookingSummary[Field], Names>;
};

/** What an export shows of a meeting, which is less than a list does. */
export type ExportedBooking = Pick<
  BookingSummary,
  | 'bookingId'
  | 'bookingStatus'
  | 'linkedInProfile'
  | 'jobTitle'
  | 'roundNumber'
  | 'roundName'
  | 'feedbackState'
  | 'recruiterName'
  | 'assigneeName'
  | 'vendorName'
  | 'submitterVendorName'
  | 'submissionDate'
  | 'rescheduleCount'
  | 'createdAt'
> &
  Part<
    'candidateDetails',
    'candidateName' | 'email' | 'phone' | 'currentLocation' | 'totalExperience' | 'primarySkills'
  > &
  Part<'meetingInfo', 'startLocal' | 'endLocal' | 'timeZone' | 'mode'> & { panelists: { name: string }[] };

type Reading = { reader: Session; submission: SubmissionRow | undefined; now: Date };

export const toExportedBooking = (
  row: ExportedRow,
  { reader, submission, now }: Reading,
): ExportedBooking => ({
  bookingId: row.booking_id,
  bookingStatus: row.booking_status,
  candidateDetails: {
    candidateName: row.candidate_name,
    email: row.candidate_email,
    phone: row.candidate_phone,
    currentLocation: row.candidate_location,
    totalExperience: row.candidate_total_experience === null ? null : Number(row.candidate_total_experience),
    primarySkills: row.candidate_primary_skills,
  },
  linkedInProfile: linkedInProfile(row.candidate_linked_in),
  jobTitle: row.job_title,
  roundNumber: row.round_number,
  roundName: row.round_name,
  meetingInfo: {
    startLocal: row.start_local,
    endLocal: row.end_local,
    timeZone: row.time_zone,
    mode: row.mode,
  },
  panelists: row.panel.map((name) => ({ name })),
  feedbackState: findFeedbackState(row, now),
  recruiterName: row.recruiter_name,
  assigneeName: row.assignee_name,
  vendorName: reader.vendorName,
  submitterVendorName: submittedFor(reader, submission, now).submitterVendorName,
  submissionDate: row.submission_date?.toISOString() ?? null,
  rescheduleCount: row.reschedule_count,
  createdAt: row.created_at.toISOString(),
});
