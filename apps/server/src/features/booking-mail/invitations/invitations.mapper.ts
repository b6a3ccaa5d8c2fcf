import type { Attendee, MeetingRevision, Place } from '#engines/calendar-messages/meeting-revision.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';

/** `candidateUrl` is the candidate's own page as in a stored mail. */
type Installation = { senderAddress: string; publicUrl: string; candidateUrl?: string | undefined };

/** What a revision says beyond the booking's rows. */
type Said = Pick<MeetingRevision, 'sequence' | 'change' | 'before' | 'reason'> & { company: string };

/** The present state of a booking, from which its mails and calendar entries are made. */
export function toMeetingRevision(
  { row, people }: { row: BookingRow; people: PersonRow[] },
  { company, ...said }: Said,
  { senderAddress, publicUrl, candidateUrl }: Installation,
): MeetingRevision {
  const { start_time: startTime, end_time: endTime } = row;
  const recruiter = people.find(({ role }) => role === 'RECRUITER');
  const candidate = people.find(({ role }) => role === 'CANDIDATE');
  if (!recruiter || !candidate || !startTime || !endTime) {
    throw new Error('A meeting that is mailed has a host, a candidate and a time.');
  }
  return {
    ...said,
    sender: { address: senderAddress, host: new URL(publicUrl).hostname },
    uids: { candidate: row.ics_uid_candidate, panel: row.ics_uid_panel },
    at: row.updated_at.toISOString(),
    meeting: {
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
      timeZone: row.time_zone,
      company,
      ...(row.job_title && { jobTitle: row.job_title }),
      ...(row.round_name && { roundName: row.round_name }),
      ...(row.instructions && { instructions: row.instructions }),
      place: toPlace(row),
      recruiter: toAttendee(recruiter),
      candidate: toAttendee(candidate),
      panel: people.filter(({ role }) => role === 'PANELIST' || role === 'OBSERVER').map(toAttendee),
      meetingUrl: `${publicUrl}/viewmeeting/${row.booking_id}`,
      ...(candidateUrl && { candidateUrl }),
    },
  };
}

const ANSWERS = {
  NEEDS_ACTION: 'NEEDS-ACTION',
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  TENTATIVE: 'TENTATIVE',
} as const;

export function toAttendee(row: PersonRow): Attendee {
  const { name, email, required, time_zone: timeZone, rsvp, invited_sequence: invitedAt } = row;
  return { name, email, required, answer: ANSWERS[rsvp], invitedAt, ...(timeZone && { timeZone }) };
}

/** Where the meeting takes place; details of the other modes are left out. */
export function toPlace({ mode, meeting_link: link, dial_in: phone, venue }: BookingRow): Place {
  if (mode === 'PHONE') return { mode, ...(phone && { phone }) };
  if (mode === 'ONSITE') return { mode, ...(venue && { venue }) };
  return { mode, ...(link && { link }) };
}
