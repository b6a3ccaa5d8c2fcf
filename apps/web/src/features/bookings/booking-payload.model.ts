import type { ViewedBooking } from './bookings.slice.ts';

/** What is sent of a meeting whenever part of it changes. */
export type StrippedBooking = Omit<
  ViewedBooking,
  'assignee' | 'candidateWhatsApp' | 'linkedInProfile' | 'submissionDate' | 'workFlow' | 'meetingInfo'
> & { meetingInfo: Pick<ViewedBooking['meetingInfo'], 'startTime' | 'timeZone' | 'endTime'> };

/**
 * The viewed booking as sent by reschedule, update, comment, document, feedback and candidate calls: without five
 * fields that only the server writes, and with only start, end (`DD/MM/YYYY HH:mm`) and zone of the meeting's time.
 */
export function stripBooking(viewed: ViewedBooking): StrippedBooking {
  const {
    assignee: _assignee,
    candidateWhatsApp: _candidateWhatsApp,
    linkedInProfile: _linkedInProfile,
    submissionDate: _submissionDate,
    workFlow: _workFlow,
    meetingInfo: { startTime, timeZone, endTime },
    ...rest
  } = viewed;
  return { ...rest, meetingInfo: { startTime, timeZone, endTime } };
}
