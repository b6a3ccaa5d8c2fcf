import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { durationText } from '#lib/dates/date-text.ts';
import { language } from '@slotwise/contract/language';
import { MEETING } from './meeting.texts.ts';

/** 'Arjun Nair, Mira Sen and Tom Okafor' */
export const listed = (words: string[]): string => new Intl.ListFormat(language.locale).format(words);

/** 'Senior Data Engineer, Screening' */
export const jobLine = ({ jobTitle, roundName }: CandidateMeeting): string =>
  [jobTitle, roundName].filter(Boolean).join(', ');

/** 'Senior Data Engineer, Screening at Northbridge' */
export const jobAtCompany = (meeting: CandidateMeeting): string =>
  MEETING.jobAt({ job: jobLine(meeting) || MEETING.anInterview(), company: meeting.company });

/** 'Arjun Nair and Mira Sen'; the company while no one is named. */
export const getPanelText = ({ panel, company }: CandidateMeeting): string =>
  panel.length > 0 ? listed(panel.map(({ name }) => name)) : MEETING.peopleAt({ company });

/** 'Arjun Nair (Data platform lead) and Mira Sen' */
const getPanelAndJob = (meeting: CandidateMeeting): string =>
  listed(
    meeting.panel.map(({ name, designation }) =>
      designation ? MEETING.person({ name, job: designation }) : name,
    ),
  ) || getPanelText(meeting);

/** How people meet, as a selector for texts: the mode, or the venue of an on-site meeting if known. */
export const getHow = ({ meetingInfo: { mode, venue } }: CandidateMeeting): string =>
  mode === 'ONSITE' && venue ? venue : mode;

/** Duration in minutes; 0 if unknown. */
export function toMinutes({ meetingInfo: { startTime, endTime }, choosing }: CandidateMeeting): number {
  if (startTime) return (Date.parse(endTime) - Date.parse(startTime)) / 60_000;
  return choosing?.durationMinutes ?? 0;
}

/** '45 minutes', '1 hour', '1 h 30 min' */
function lengthText(minutes: number): string {
  if (minutes < 60) return MEETING.minutes({ minutes });
  return minutes % 60 === 0 ? MEETING.hours({ hours: minutes / 60 }) : durationText(minutes);
}

/** '45 minutes by video with Arjun Nair (Data platform lead).' */
export function whatItIs(meeting: CandidateMeeting): string {
  const minutes = choosingMinutes(meeting);
  const length = minutes > 0 ? lengthText(minutes) : 'none';
  return MEETING.about({ length, how: getHow(meeting), people: getPanelAndJob(meeting) });
}

/** A chosen time lasts as the terms say, even if the present meeting is longer. */
export const choosingMinutes = (meeting: CandidateMeeting): number =>
  meeting.choosing?.durationMinutes ?? toMinutes(meeting);

export const firstName = ({ candidateName }: CandidateMeeting): string => candidateName.split(' ')[0] ?? '';
