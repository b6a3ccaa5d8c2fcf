import { defineTexts } from '@slotwise/contract/define-texts';

/** Drafts of a meeting: how they are saved, loaded and discarded. */
export const DRAFTS = defineTexts({
  askDiscard: 'Discard this draft?',
  discardHint:
    'What you typed and the documents you attached are deleted. No one has been invited, so no one is notified.',
  keepDraft: 'Keep the draft',
  discard: 'Discard draft',
  discardMenu: 'Discard draft…',
  close: 'Close',
  keptHere: 'What you typed is still on this page, but not saved yet.',
  openMeeting: 'Open the meeting',
  loadOther: 'Load the other version',
  keepMine: 'Keep mine as a new draft',
  discarded: 'This draft was discarded elsewhere',
  scheduled: 'This draft has already been scheduled',
  savedAt: 'Saved {time} · draft',
  notSaved: 'Not saved: {cause}',
  draft: 'Draft',
  elsewhere: 'changed elsewhere',
  other: 'This is the other version.',
  putBack: 'Restore what you typed',
  changed:
    '{names, select, none {You changed this draft in another tab} other {{names} changed this draft in the meantime}}',
  offline: 'offline, trying again',
  busy: 'the server is busy, trying again',
  follows:
    'Candidate, job and scorecard are copied from the previous round. Choose the panel and the time. Previous round:',
  round: 'round {number}',
});
