import { defineTexts } from '@slotwise/contract/define-texts';

/** Selecting, rejecting and recording a no-show. */
export const DECISIONS = defineTexts({
  whyNotRejected: 'Say why the rejection no longer applies',
  askSelect: 'Select {name}?',
  notYet: 'Not yet',
  select: 'Select candidate',
  next: '{recruiter} is notified and takes the next step.',
  note: 'Note for the team',
  decision: 'Decision',
  forVendor: 'For the vendor: {text}',
  noParty: 'Say who did not attend',
  askNoShow: 'Who did not attend?',
  keepAsItIs: 'Leave as is',
  noteNoShow: 'Record the no-show',
  noShow: 'No-show',
  canUndo: 'You can undo this.',
  askUndo: 'Undo the no-show?',
  keepNoShow: 'Keep the no-show',
  undo: 'Undo it',
  noReason: 'Reason is required',
  whyNotSelected: 'Say why the selection no longer applies',
  askReject: 'Reject {name}?',
  keep: 'Keep the candidate',
  reject: 'Reject candidate',
  toVendor: 'Text for the vendor',
  toVendorHint:
    'The vendor who submitted the candidate reads this text and nothing else. Leave it empty to share nothing.',
  missing: 'Your scorecard is missing',
  missingHint: 'Add it here, or write it later under Feedback.',
  recommendation: 'Recommendation',
  summary: 'Summary',
  submit: 'Submit my scorecard with the decision',
  title: 'Who decides',
  noneYet: 'No decision yet',
  remindOne: 'Remind {name} to decide',
  remind: 'Remind',
  undoNoShow:
    '{noShow, select, none {The meeting goes back to how it was.} other {Recorded: {noShow}. The meeting goes back to how it was.}}',
  rejection:
    '{job, select, none {} other {{job}. }}{recruiter} is notified.{isAhead, select, true { The meeting is removed from everyone’s calendar.} other {}}',
});

/** Whose decision settles a meeting. */
export const RULES = defineTexts({
  first: 'The first panelist to select or reject decides.',
  all: 'The decision is made once all required panelists agree.',
  majority: 'More than half of the required panelists decide.',
});
