import type { BookingRow } from '#db/tables/booking-rows.ts';
import { meetingChat } from '#engines/chat-texts/meeting-chat.ts';
import { whatsAppLink } from './bookings.rules.ts';

type Writing = { company: string; now: Date; isSupplier?: boolean };

/** A chat with the candidate, with its text. A supplier does not see the place. Null if there is no number. */
export function buildCandidateChat(row: BookingRow, { company, now, isSupplier = false }: Writing) {
  const { candidate_name: name, candidate_time_zone: readerZone } = row;
  const number = row.candidate_profile.whatsApp || row.candidate_phone;
  if (!number) return null;
  const coming = findComingMeeting(row, company, now);
  const meeting = coming && { ...coming, ...(!isSupplier && { place: placeIn(row) }) };
  const text = meetingChat(name, meeting, { readerZone, at: now.toISOString() });
  return whatsAppLink(number, text);
}

function findComingMeeting(row: BookingRow, company: string, now: Date) {
  const { booking_status: status, start_time: start, end_time: end } = row;
  if (status !== 'SCHEDULED' || !start || !end || end <= now) return undefined;
  return {
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    timeZone: row.time_zone,
    company,
    jobTitle: row.job_title,
  };
}

const placeIn = ({ mode, meeting_link: link, dial_in: phone, venue }: BookingRow) => ({
  mode,
  link,
  phone,
  venue,
});
