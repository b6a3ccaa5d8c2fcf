import { LAYOUT, MEETING } from '../catalog/meeting.texts.ts';
import type { MeetingRevision, Place } from '../../calendar-messages/meeting-revision.ts';
import type { Block, Inline } from './mail-content.ts';
import { firstName, plainName } from './safe-text.ts';

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

/** Where the meeting is, as the facts of a mail; a video link is shown in full, so it can be judged. */
export function placeFacts(place: Place): { label: string; content: Inline[] }[] {
  if (place.mode === 'VIDEO') {
    const { link } = place;
    return link ? [{ label: MEETING.link(), content: [{ label: link, url: link }] }] : [];
  }
  const where = place.mode === 'PHONE' ? place.phone : place.venue;
  const label = place.mode === 'PHONE' ? MEETING.phone() : MEETING.place();
  return where ? [{ label, content: [where] }] : [];
}

/** What a text selects by: whether there is a job, and which. */
export function jobValues({ jobTitle }: { jobTitle?: string | undefined }) {
  const job = plainName(jobTitle ?? '');
  return { job, hasJob: job ? 'yes' : 'no' };
}

/** Who sends, and what the attachment is for. */
export function meetingFoot({ meeting, change }: MeetingRevision): string[] {
  const sender = [meeting.recruiter.name, meeting.company].map(plainName).filter(Boolean).join(', ');
  return [MEETING.foot({ change, sender }), LAYOUT.sentWith()];
}

/** The recruiter as a last line names them. */
export const toRecruiter = ({ name }: { name: string }) => ({ recruiter: firstName(name) || 'none' });
