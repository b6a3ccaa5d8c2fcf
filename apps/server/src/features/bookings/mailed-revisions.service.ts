import type { BookingMoment } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { listPeople } from './bookings.queries.ts';
import { updateInvited, updateMeetingLink, updateSequence } from './mailed-revisions.queries.ts';

type Mailed = { sequence: number; invited: string[]; meetingLink: string };

/** Notes which revision of a booking is mailed, who it invites and where it takes place; answers it as it is then. */
export async function noteRevision(
  tx: VendorDb,
  { row }: BookingMoment,
  { sequence, invited, meetingLink }: Mailed,
): Promise<BookingMoment> {
  const { booking_id: bookingId } = row;
  if (meetingLink !== row.meeting_link) await updateMeetingLink(tx, bookingId, meetingLink);
  await updateSequence(tx, bookingId, sequence);
  await updateInvited(tx, bookingId, { emails: invited, sequence });
  const people = await listPeople(tx, [bookingId]);
  return { row: { ...row, meeting_link: meetingLink, ics_sequence: sequence }, people };
}
