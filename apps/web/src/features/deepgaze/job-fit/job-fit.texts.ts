import { defineTexts } from '@slotwise/contract/define-texts';

/** Resumes matched against a job. */
export const FIT = defineTexts({
  nice: 'nice to have',
  alsoIn: 'Also in {zips}',
  proof: 'Each condition with its proof',
  pay: 'What it says about pay, which is never used to find or rank anyone:',
  openJobs: 'Open jobs',
  jobsFor: 'Open jobs for {name}',
  jobsNotLoaded: 'The jobs could not be loaded',
  loadingJobs: 'Loading your open jobs',
  noJobs: 'Your organization has no open jobs.',
  byMet: 'Open jobs by conditions met',
  notChecked: '{count, plural, one {# older job was not checked.} other {# older jobs were not checked.}}',
  noConditions: 'Nothing it asks for could be understood.',
  each: 'Each condition',
  mustHave: 'Must have',
  niceToHave: 'Nice to have',
  none: 'No conditions could be read. Add your own.',
  change: 'Change conditions…',
  conditions: 'Conditions for the job',
  from: 'From: “{words}”',
  met: '{count, plural, =0 {met by none} other {met by #}}',
  must: 'Must',
  niceShort: 'Nice',
  is: 'Condition {nth} is',
  add: 'Add a condition',
  again: 'Search again',
  title: 'Match a job',
  other: 'Another job',
  back: 'Back to questions',
  noOne: 'No one in {about} meets any of these conditions.',
  found: '{count, plural, one {# resume} other {# resumes}} in {about}, by conditions met.',
  refused: 'A condition that must not be used to choose people was refused.',
  resumesByMet: 'Resumes by conditions met',
  more: '{count, plural, one {Show # more resume} other {Show # more resumes}} of {left}',
  job: 'Job',
  chooseJob: 'Choose an open job',
  orPaste: 'Or paste a job description below.',
  description: 'Job description',
  descriptionHint: 'Paste it as it is, with must-haves and nice-to-haves.',
  find: 'Find matching resumes',
  count:
    '{met} of {kind, select, MUST {{asked, plural, one {# must-have} other {# must-haves}}} other {{asked, plural, one {# nice-to-have} other {# nice-to-haves}}}}{unclear, plural, =0 {} other {, # unclear}}',
});

/** How a resume meets a condition. */
export const FIT_WORDS = defineTexts({
  YES: 'Yes',
  UNCLEAR: 'Unclear',
  OTHERWISE: 'States otherwise',
  NOT_STATED: 'Not stated',
});

/** Why words of a job description are not a condition. */
export const LEFT_OUT_WORDS = defineTexts({
  PROTECTED: 'Refused: people must not be chosen by this',
  PAY: 'Pay is not a condition, since resumes rarely state it. It is shown where a resume states it',
  MORE: 'Left out: there are too many conditions already',
  UNREAD: 'Not understood',
  TRAIT: 'Qualities that a resume cannot prove',
});
