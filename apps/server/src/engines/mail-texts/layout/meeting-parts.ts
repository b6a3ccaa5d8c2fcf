import { LAYOUT, MEETING } from '../catalog/meeting.texts.ts';
import type { MeetingRevision, Place } from '../../calendar-messages/meeting-revision.ts';
import type { Block, Fact, Inline } from './mail-content.ts';
import { firstName, joinNames, plainName } from './safe-text.ts';

/** What both audiences' mails are composed of; each part is empty where there is nothing to say. */

/** The one button of a mail. */
export function meetingButton(label: string, url: string | undefined): Block[] {
  return url ? [{ kind: 'button', label, url }] : [];
}

/** Words and links that follow each other in one paragraph. */
export function paragraph(...content: Inline[]): Block {
  return { kind: 'paragraph', content };
}

/** Someone's own words under a short label. */
export function words(label: string, text: string | undefined): Block[] {
  return text?.trim() ? [{ kind: 'words', label, text: text.trim() }] : [];
}

/** What is known of a meeting, in a block; what is not known is left out. */
export function facts(listed: Fact[]): Block[] {
  const known = listed.filter(({ content }) => content[0]);
  return known.length > 0 ? [{ kind: 'facts', facts: known }] : [];
}

/** Where the meeting is; a video link is shown in full, so it can be judged. */
export function placeFacts(place: Place): Fact[] {
  if (place.mode === 'PHONE') return [{ label: MEETING.phone(), content: [place.phone ?? ''] }];
  if (place.mode === 'ONSITE') return [{ label: MEETING.place(), content: [place.venue ?? ''] }];
  const { link } = place;
  return link ? [{ label: MEETING.link(), content: [{ label: link, url: link }] }] : [];
}

/** The candidate, the job and the round of a meeting. */
export const roundFacts = (names: Record<'candidateName' | 'jobTitle' | 'roundName', string>): Fact[] => [
  { label: LAYOUT.candidate(), content: [plainName(names.candidateName)] },
  { label: LAYOUT.job(), content: [plainName(names.jobTitle)] },
  { label: LAYOUT.round(), content: [plainName(names.roundName)] },
];

/** What a text selects by: whether there is a job, and which. */
export function jobValues({ jobTitle }: { jobTitle?: string | undefined }) {
  const job = plainName(jobTitle ?? '');
  return { job, hasJob: job ? 'yes' : 'no' };
}

/** Who sends, and what the attachment is for. */
export const meetingFoot = ({ meeting, change }: MeetingRevision): string =>
  MEETING.foot({ change, sender: joinNames(meeting.recruiter.name, meeting.company) });

/** The recruiter as a last line names them. */
export const toRecruiter = ({ name }: { name: string }) => ({ recruiter: firstName(name) || 'none' });
