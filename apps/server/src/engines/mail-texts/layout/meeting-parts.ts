import type { Meeting, MeetingRevision, Place } from '../../calendar-messages/meeting-revision.ts';
import type { Block, Inline } from './mail-content.ts';
import { plainName } from './safe-text.ts';

/** What both audiences' mails are composed of; each part is empty where there is nothing to say. */

/** The one button of a mail. */
export function meetingButton(label: string, url: string | undefined): Block[] {
  return url ? [{ kind: 'button', label, url }] : [];
}

/** Words and links that follow each other in one paragraph. */
export function paragraph(...content: Inline[]): Block {
  return { kind: 'paragraph', content };
}

/** Somebody's own words under a short label. */
export function words(label: string, text: string | undefined): Block[] {
  return text?.trim() ? [{ kind: 'words', label, text: text.trim() }] : [];
}

/** ' for Senior Data Engineer', or nothing where the booking names no job. */
export function forJob({ jobTitle }: Meeting): string {
  const job = plainName(jobTitle ?? '');
  return job ? ` for ${job}` : '';
}

/** Where the meeting is, as the facts of a mail; a video link is shown in full, so it can be judged. */
export function placeFacts(place: Place): { label: string; content: Inline[] }[] {
  if (place.mode === 'VIDEO') {
    const { link } = place;
    return link ? [{ label: 'Meeting link', content: [{ label: link, url: link }] }] : [];
  }
  const where = place.mode === 'PHONE' ? place.phone : place.venue;
  const label = place.mode === 'PHONE' ? 'Phone' : 'Place';
  return where ? [{ label, content: [where] }] : [];
}

/** What a subject begins with, so that a list of mails tells a new interview from a changed one. */
export const SUBJECT_STARTS: Record<MeetingRevision['change'], string> = {
  NEW: 'Interview on',
  UPDATED: 'Updated: interview on',
  MOVED: 'New time: interview on',
  CANCELLED: 'Cancelled: interview on',
};

/** The heading: an interview, as its reader knows it, and what happened to it. */
export function buildTitle(interview: string, change: MeetingRevision['change']): string {
  return {
    NEW: `${interview} is set`,
    UPDATED: `${interview} has new details`,
    MOVED: `${interview} has a new time`,
    CANCELLED: `${interview} is cancelled`,
  }[change];
}

/** Who sends, and what the attachment is for. */
export function meetingFoot({ meeting, change }: MeetingRevision): string[] {
  const sender = [meeting.recruiter.name, meeting.company].map(plainName).filter(Boolean).join(', ');
  const calendar =
    change === 'CANCELLED'
      ? 'The attached cancellation takes it out of your calendar.'
      : 'For your calendar: accept the attached invitation.';
  return [`${sender}. ${calendar}`, SENT_WITH];
}

/** The last line of every mail. */
export const SENT_WITH = 'Sent with Slotwise.';
