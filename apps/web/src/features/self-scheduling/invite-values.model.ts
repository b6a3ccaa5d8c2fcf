import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { toTerms, usualTerms, type ChoosingTerms } from '#features/bookings/meeting-values/terms.model.ts';

/** The dialog's values before a link is sent. */
export type InviteValues = {
  terms: ChoosingTerms;
  timeZone: string;
  minutes: number;
  sendMail: boolean;
};

const USUAL_MINUTES = 60;

type Asked = Pick<ViewedBooking, 'selfSchedule' | 'meetingInfo' | 'draft'>;

/** The present terms, or the usual ones; with the meeting's zone and duration if it has them. */
export function inviteValues(booking: Asked, viewerZone: string, now: number): InviteValues {
  const { selfSchedule, meetingInfo } = booking;
  const timeZone = selfSchedule?.timeZone || meetingInfo.timeZone || viewerZone;
  return {
    terms: selfSchedule ? toTerms(selfSchedule) : usualTerms(timeZone, now),
    timeZone,
    minutes: toMinutes(booking),
    sendMail: true,
  };
}

function toMinutes({ selfSchedule, meetingInfo, draft }: Asked): number {
  const { startInstant, endInstant } = meetingInfo;
  if (startInstant && endInstant) return (Date.parse(endInstant) - Date.parse(startInstant)) / 60_000;
  return selfSchedule?.durationMinutes ?? draft?.meetingInfo?.durationMinutes ?? USUAL_MINUTES;
}
