import type { PanelSeat, ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import type { Session } from '#context.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { ProposedSlot } from '#db/tables/job-tables.ts';
import { toCandidateDetails } from '#features/bookings/bookings.mapper.ts';
import type { Table } from '#features/bookings/people.rules.ts';

type MeetingInfo = ParsedNewBooking['meetingInfo'];

/** The people as in a new booking: the candidate is the submitted one. */
export const toTable = (
  { candidate_name: candidateName, candidate_email: email, candidate_time_zone: timeZone }: BookingRow,
  { panelists, meetingInfo }: { panelists?: PanelSeat[] | undefined; meetingInfo: MeetingInfo },
): Table => ({ candidateDetails: { candidateName, email, timeZone }, panelists, meetingInfo });

const toWindow = ({ startLocal, endLocal, timeZone }: ProposedSlot): CandidateWindow => ({
  start: startLocal,
  end: endLocal,
  timeZone,
});

/** Accepting makes the person the meeting's recruiter, who owes its next step. */
export const acceptorColumns = ({ userId, displayName, email }: Session) => ({
  recruiter_user_id: userId,
  recruiter_name: displayName,
  recruiter_email: email,
  assignee_email: email,
  assignee_name: displayName,
});

type Named = { panelists?: PanelSeat[] | undefined; meetingLink?: string | undefined };

/** The initial form for an accepted candidate. It has the supplier's times unless the candidate named some. */
export function acceptedDraft(
  row: BookingRow,
  proposed: ProposedSlot[],
  { panelists, meetingLink }: Named,
): Draft {
  const candidate = toCandidateDetails(row);
  return {
    candidateDetails: {
      candidateName: candidate.candidateName,
      email: candidate.email,
      phone: candidate.phone,
      whatsApp: candidate.whatsApp,
      linkedIn: candidate.linkedIn,
      timeZone: candidate.timeZone,
      currentLocation: candidate.currentLocation,
      currentCompany: candidate.currentCompany,
      currentDesignation: candidate.currentDesignation,
      totalExperience: candidate.totalExperience,
      noticePeriodDays: candidate.noticePeriodDays,
      primarySkills: candidate.primarySkills,
      availability: candidate.availability.length > 0 ? candidate.availability : proposed.map(toWindow),
    },
    ...(panelists && { panelists }),
    ...(meetingLink && { meetingInfo: { mode: 'VIDEO', meetingLink } }),
    jdId: row.jd_id,
    jobTitle: row.job_title,
    roundName: row.round_name,
    roundNumber: row.round_number,
    scorecard: row.scorecard,
  };
}
