import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { durationText } from '#lib/dates/date-text.ts';

type Mode = CandidateMeeting['meetingInfo']['mode'];

const HOW: Record<Mode, string> = { VIDEO: 'by video', PHONE: 'by phone', ONSITE: 'on site' };

/** 'Arjun Nair, Mira Sen and Tom Okafor' */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** 'Senior Data Engineer, Screening' */
export const jobLine = ({ jobTitle, roundName }: CandidateMeeting): string =>
  [jobTitle, roundName].filter(Boolean).join(', ');

/** 'Senior Data Engineer, Screening at Northbridge' */
export const jobAtCompany = (meeting: CandidateMeeting): string =>
  `${jobLine(meeting) || 'An interview'} at ${meeting.company}`;

/** 'Arjun Nair and Mira Sen'; the company as long as no one is named. */
export const getPanelText = ({ panel, company }: CandidateMeeting): string =>
  panel.length > 0 ? listed(panel.map(({ name }) => name)) : `people of ${company}`;

/** 'Arjun Nair (Data platform lead) and Mira Sen' */
const getPanelAndJob = (meeting: CandidateMeeting): string =>
  listed(meeting.panel.map(({ name, designation }) => (designation ? `${name} (${designation})` : name))) ||
  getPanelText(meeting);

/** 'by video', 'on site at 4 Lake Road' */
export function how({ meetingInfo: { mode, venue } }: CandidateMeeting): string {
  return mode === 'ONSITE' && venue ? `${HOW.ONSITE} at ${venue}` : HOW[mode];
}

/** How long it takes; 0 while no one knows. */
export function toMinutes({ meetingInfo: { startTime, endTime }, choosing }: CandidateMeeting): number {
  if (startTime) return (Date.parse(endTime) - Date.parse(startTime)) / 60_000;
  return choosing?.durationMinutes ?? 0;
}

/** '45 minutes', '1 hour', '1 h 30 min' */
function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes === 60) return '1 hour';
  return minutes % 60 === 0 ? `${minutes / 60} hours` : durationText(minutes);
}

/** '45 minutes by video with Arjun Nair (Data platform lead).' */
export function whatItIs(meeting: CandidateMeeting): string {
  const minutes = choosingMinutes(meeting);
  const parts = [minutes > 0 && lengthText(minutes), how(meeting), 'with', getPanelAndJob(meeting)];
  return `${parts.filter(Boolean).join(' ')}.`;
}

/** What is chosen lasts as the terms say, also where the present time is a longer one. */
export const choosingMinutes = (meeting: CandidateMeeting): number =>
  meeting.choosing?.durationMinutes ?? toMinutes(meeting);

export const firstName = ({ candidateName }: CandidateMeeting): string => candidateName.split(' ')[0] ?? '';

/** 'once', 'twice', '3 times' */
export const timesWord = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
