import type { Meeting, MeetingRevision, Place } from '../calendar-messages/meeting-revision.ts';
import type { Block, Inline } from './mail-content.ts';
import { plainName } from './safe-text.ts';

/** What both audiences' mails are composed of; each part is empty where there is nothing to say. */

export function meetingButton(label: string, url: string | undefined): Block[] {
  return url ? [{ kind: 'button', label, url }] : [];
}

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

/** Who sends, and what the attachment is for. */
export function meetingFoot({ meeting, change }: MeetingRevision): string[] {
  const sender = [meeting.recruiter.name, meeting.company].map(plainName).filter(Boolean).join(', ');
  const calendar =
    change === 'CANCELLED'
      ? 'The attached cancellation takes it out of your calendar.'
      : 'For your calendar: accept the attached invitation.';
  return [`${sender}. ${calendar}`, SENT_WITH];
}

export const SENT_WITH = 'Sent with Slotwise.';
