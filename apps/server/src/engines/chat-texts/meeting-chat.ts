import { oneLine } from '../calendar-messages/content-line.ts';
import { clockWarning } from '../mail-texts/layout/reader-time.ts';
import { greet, plainName } from '../mail-texts/layout/safe-text.ts';
import { printSpan } from '../wall-time/print-time.ts';
import { zonePhrase } from '../wall-time/zone-label.ts';

/** Where the meeting is, with what is known for its mode. */
type ChatPlace = { mode: 'VIDEO' | 'PHONE' | 'ONSITE'; link?: string; phone?: string; venue?: string };

/** What is needed to write to a candidate about a coming meeting; instants are ISO-8601. */
export type ChatMeeting = {
  startTime: string;
  endTime: string;
  timeZone: string;
  company: string;
  jobTitle: string;
  /** Undefined if the writer does not know it. */
  place?: ChatPlace | undefined;
};

/**
 * The prepared text of a chat with a candidate: a greeting, plus the time and place of a coming meeting. The time is in
 * `readerZone`, or in the meeting's zone if unknown. It includes nothing internal. `at` is when it is read.
 */
export function meetingChat(
  candidateName: string,
  meeting?: ChatMeeting,
  { readerZone, at = '' }: { readerZone?: string | null; at?: string } = {},
): string {
  const greeting = greet(candidateName);
  if (!meeting) return greeting;
  const { startTime, endTime, company, jobTitle, place } = meeting;
  const zone = readerZone ?? meeting.timeZone;
  const { day, hours } = printSpan(startTime, endTime, zone);
  const job = plainName(jobTitle);
  return [
    `${greeting} your interview with ${plainName(company)}${job ? ` for ${job}` : ''}`,
    `is on ${day}, ${hours}, ${zonePhrase(startTime, zone)}.`,
    clockWarning({ startTime, timeZone: meeting.timeZone, readerZone: zone, at }),
    place ? wayIn(place) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function wayIn(place: ChatPlace): string {
  if (place.mode === 'VIDEO') return place.link ? `Join: ${place.link}` : 'It is by video.';
  if (place.mode === 'PHONE') return place.phone ? `By phone: ${oneLine(place.phone)}` : 'It is by phone.';
  return place.venue ? `Where: ${oneLine(place.venue)}` : '';
}
