import { defineTexts } from '@slotwise/contract/define-texts';

/** The comments on a meeting. */
export const COMMENTS = defineTexts({
  empty: 'Comment is required',
  addTitle: 'Add a comment',
  comment: 'Comment',
  whoReads: 'Who can read it',
  add: 'Add comment',
  title: 'Comments',
  none: 'No comments',
  noneYet: 'Share what the team should know.',
  noneByAnyone: 'No comments have been written.',
  internal: 'Internal',
  toTeam: 'Only your organization can read it',
  shared: 'Shared',
  toVendor: 'The vendor who submitted the candidate can read it, too',
  list: 'Comments, newest last',
});

/** The role of a commenter. */
export const COMMENTER_WORDS = defineTexts({
  ADMIN: 'Admin',
  USER_RECRUITER: 'Recruiter',
  USER_PANEL: 'Panelist',
  PANEL_LINK: 'Panelist, by emailed link',
  CANDIDATE_LINK: 'Candidate',
  SUPPLIER: 'Vendor',
  SYSTEM: 'Slotwise',
});
