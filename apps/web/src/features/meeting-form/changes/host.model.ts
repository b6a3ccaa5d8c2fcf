import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Me } from '#features/bookings/meeting-values/people.model.ts';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

/** The recruiter who scheduled a meeting, as the form shows them next to the others. */
export function toHost(
  { meetingInfo, recruiterName, recruiterEmail }: ViewedBooking,
  viewerZone: string,
): Me {
  const host = meetingInfo.participants.find((participant) => participant.host);
  return {
    name: host?.name ?? recruiterName,
    email: host?.email ?? recruiterEmail,
    timeZone: host?.timeZone ?? viewerZone,
    part: MEETING_FORM.recruiter(),
  };
}
