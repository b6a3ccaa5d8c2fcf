import type { Attendee, MeetingRevision, Place } from '#engines/calendar-messages/meeting-revision.ts';
import type { Person } from '../panel/panel.rules.ts';
import type { BookingPlan } from '../scheduling/scheduling.mapper.ts';
import type { NewBookingRows } from '../scheduling/scheduling.queries.ts';

type Installation = { senderAddress: string; host: string; publicUrl: string };

/** The first mailed state of a new booking, as its mails and calendar entries are made from it. */
export function firstRevision(
  plan: BookingPlan,
  { booking }: NewBookingRows,
  { senderAddress, host, publicUrl }: Installation,
): MeetingRevision {
  const { session, people, times, request } = plan;
  const [recruiter, candidate, ...panel] = people;
  if (!recruiter || !candidate) throw new Error('A booking has a host and a candidate.');
  return {
    sender: { address: senderAddress, host },
    uids: { candidate: booking.ics_uid_candidate, panel: booking.ics_uid_panel },
    sequence: 0,
    at: plan.at.toISOString(),
    change: 'NEW',
    meeting: {
      startTime: times.start.instant,
      endTime: times.end.instant,
      timeZone: times.timeZone,
      company: session.vendorName,
      ...(request.jobTitle && { jobTitle: request.jobTitle }),
      ...(request.roundName && { roundName: request.roundName }),
      ...(request.meetingInfo.instructions && { instructions: request.meetingInfo.instructions }),
      place: placeOf(request.meetingInfo),
      recruiter: attendeeOf(recruiter),
      candidate: attendeeOf(candidate),
      panel: panel.map(attendeeOf),
      meetingUrl: `${publicUrl}/viewmeeting/${plan.bookingId}`,
    },
  };
}

function attendeeOf({ name, email, required, timeZone }: Person): Attendee {
  return { name, email, required, ...(timeZone && { timeZone }) };
}

function placeOf({
  mode = 'VIDEO',
  meetingLink,
  dialIn,
  venue,
}: BookingPlan['request']['meetingInfo']): Place {
  if (mode === 'PHONE') return { mode, ...(dialIn && { phone: dialIn }) };
  if (mode === 'ONSITE') return { mode, ...(venue && { venue }) };
  return { mode, ...(meetingLink && { link: meetingLink }) };
}
