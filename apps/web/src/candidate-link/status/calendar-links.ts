import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { jobLine, listed } from '../meeting/meeting-words.ts';
import { STATUS } from './status.texts.ts';

/**
 * Addresses that open a web calendar with the meeting filled in. They carry the invitation's content but never this
 * page's address, since calendars are shared.
 */
export function calendarLinks(meeting: CandidateMeeting): { google: string; outlook: string } {
  const { meetingInfo, company, panel, recruiterName } = meeting;
  const { startTime, endTime, meetingLink, venue, dialIn, mode, instructions } = meetingInfo;
  const title = STATUS.entry({ job: jobLine(meeting) || company, company });
  const place = { VIDEO: meetingLink, PHONE: dialIn, ONSITE: venue }[mode];
  const people = listed(panel.map(({ name }) => name));
  const text = [
    people && STATUS.entryPeople({ people }),
    STATUS.arrangedBy({ recruiter: recruiterName, company }),
    instructions,
  ]
    .filter(Boolean)
    .join('\n');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startTime)}/${compact(endTime)}`,
    details: text,
    location: place,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startTime,
    enddt: endTime,
    body: text,
    location: place,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

/** '20261126T093000Z' */
const compact = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
