import type { Comment } from '@slotwise/contract/booking-parts/comments.schema';

export const VISIBILITY_WORDS: Record<Comment['visibility'], { word: string; about: string }> = {
  INTERNAL: { word: 'Internal', about: 'Stays in your organization' },
  SHARED: { word: 'Shared', about: 'Also for the vendor who submitted the candidate' },
};

/** As what somebody commented. */
export const COMMENTER_WORDS: Record<Comment['byRole'], string> = {
  ADMIN: 'Admin',
  USER_RECRUITER: 'Recruiter',
  USER_PANEL: 'Panelist',
  PANEL_LINK: 'Panelist, by mailed link',
  CANDIDATE_LINK: 'Candidate',
  SUPPLIER: 'Vendor',
  SYSTEM: 'Slotwise',
};
