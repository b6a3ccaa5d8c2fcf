import type { Comment } from '@slotwise/contract/bookings/comments/comments.schema';
import { durationText } from '#lib/date-text.ts';

/** 'just now', '5 min ago', '2 days 3 h ago'. */
export function agoText(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  return minutes < 1 ? 'just now' : `${durationText(minutes)} ago`;
}

export const VISIBILITY_WORDS: Record<Comment['visibility'], { word: string; about: string }> = {
  INTERNAL: { word: 'Internal', about: 'Stays in your organisation' },
  SHARED: { word: 'Shared', about: 'Also for the vendor who submitted the candidate' },
};

/** As what somebody commented. */
export const COMMENTER_WORDS: Record<Comment['byRole'], string> = {
  ADMIN: 'Admin',
  USER_RECRUITER: 'Recruiter',
  USER_PANEL: 'Panelist',
  PANEL_LINK: 'Panelist, by mailed link',
  SYSTEM: 'Slotwise',
};
