import type { BookingMoment } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { listPeople } from './bookings.queries.ts';
import { updateInvited, updateMeetingLink, updateSequence } from './mailed-revisions.queries.ts';

type Mailed = { sequence: number; invited: string[]; meetingLink: string };

/** Records which revision of a booking is mailed, who it invites and where it takes place; returns the new state. */
export async function recordRevision(
  tx: VendorDb,
  { row, people }: BookingMoment,
  { sequence, invited, meetingLink }: Mailed,
): Promise<BookingMoment> {
  const { booking_id: bookingId } = row;
  if (meetingLink !== row.meeting_link) await updateMeetingLink(tx, bookingId, meetingLink);
  if (sequence !== row.ics_sequence) await updateSequence(tx, bookingId, sequence);
  const mailed = { ...row, meeting_link: meetingLink, ics_sequence: sequence };
  if (invited.length === 0) return { row: mailed, people };
  await updateInvited(tx, bookingId, { emails: invited, sequence });
  return { row: mailed, people: await listPeople(tx, [bookingId]) };
}
