import { LAYOUT, MEETING } from '../catalog/meeting.texts.ts';
import type { MeetingRevision, Place } from '../../calendar-messages/meeting-revision.ts';
import type { Block, Fact, Inline } from './mail-content.ts';
import { firstName, joinNames, plainName } from './safe-text.ts';

/** Parts for the mails of both audiences; each is empty if there is nothing to show. */

/** The one button of a mail. */
export function meetingButton(label: string, url: string | undefined): Block[] {
  return url ? [{ kind: 'button', label, url }] : [];
}

/** Words and links in one paragraph. */
export function paragraph(...content: Inline[]): Block {
  return { kind: 'paragraph', content };
}

/** A quote of someone's text under a short label. */
export function words(label: string, text: string | undefined): Block[] {
  return text?.trim() ? [{ kind: 'words', label, text: text.trim() }] : [];
}

/** The known facts of a meeting in a block; unknown ones are left out. */
export function facts(listed: Fact[]): Block[] {
  const known = listed.filter(({ content }) => content[0]);
  return known.length > 0 ? [{ kind: 'facts', facts: known }] : [];
}

/** Where the meeting is. A video link is shown in full, so that readers can check it. */
export function placeFacts(place: Place): Fact[] {
  if (place.mode === 'PHONE') return [{ label: MEETING.phone(), content: [place.phone ?? ''] }];
  if (place.mode === 'ONSITE') return [{ label: MEETING.place(), content: [place.venue ?? ''] }];
  const { link } = place;
  return link ? [{ label: MEETING.link(), content: [{ label: link, url: link }] }] : [];
}

/** The candidate, job and round of a meeting. */
export const roundFacts = (names: Record<'candidateName' | 'jobTitle' | 'roundName', string>): Fact[] => [
  { label: LAYOUT.candidate(), content: [plainName(names.candidateName)] },
  { label: LAYOUT.job(), content: [plainName(names.jobTitle)] },
  { label: LAYOUT.round(), content: [plainName(names.roundName)] },
];

/** The values that select a text: whether there is a job, and which. */
export function jobValues({ jobTitle }: { jobTitle?: string | undefined }) {
  const job = plainName(jobTitle ?? '');
  return { job, hasJob: job ? 'yes' : 'no' };
}

/** The sender, and what the attachment is for. */
export const meetingFoot = ({ meeting, change }: MeetingRevision): string =>
  MEETING.foot({ change, sender: joinNames(meeting.recruiter.name, meeting.company) });

/** The recruiter's name for a last line. */
export const toRecruiter = ({ name }: { name: string }) => ({ recruiter: firstName(name) || 'none' });
