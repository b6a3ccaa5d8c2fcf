import { defineTexts } from '@slotwise/contract/define-texts';

const OPEN = 'Open the interview in Slotwise';

/** Notices about a meeting to people in the organization. `meeting` names candidate and job. */
export const NOTICES = defineTexts({
  selected: {
    subject: 'Selected: {meeting}',
    title: '{actor} selected {candidate}',
    before: 'The decision is on record. Slotwise has not informed the candidate.',
    button: OPEN,
  },
  rejected: {
    subject: 'Rejected: {meeting}',
    title: '{actor} rejected {candidate}',
    before: 'The decision is on record. The reason is in Slotwise and is not shown to the candidate.',
    button: OPEN,
  },
  undecided: {
    subject: 'Undecided: {meeting}',
    title: 'The panel is split on {candidate}',
    before:
      'Everyone has decided, and neither side has a majority. Talk to the panel: each of them can decide again.',
    button: OPEN,
  },
  assigned: {
    subject: 'Assigned to you: {meeting}',
    title: '{actor} assigned you the interview with {candidate}',
    before: 'The next step is yours.',
    button: OPEN,
  },
  'feedback-complete': {
    subject: 'All scorecards are in: {meeting}',
    title: 'All scorecards for {candidate} are in',
    before: 'Everyone has submitted a scorecard or said why not. The next step is yours.',
    button: OPEN,
  },
  'panel-link': {
    subject: 'Your scorecard: {short}',
    title: 'Your page for the interview with {candidate}',
    before:
      'It has the meeting and the candidate’s documents, and you add your scorecard and decision there. You don’t need an account.',
    button: 'Open your page',
  },
  submitted: {
    subject: 'Candidate submitted: {meeting}',
    title: '{actor} submitted {candidate}',
    before: 'Accept the candidate, with or without a time, or decline with a reason.',
    button: 'Answer in Slotwise',
  },
  resubmitted: {
    subject: 'Submission changed: {meeting}',
    title: '{actor} updated the submission of {candidate}',
    before: '',
    button: 'Answer in Slotwise',
  },
  withdrawn: {
    subject: 'Withdrawn: {meeting}',
    title: '{actor} has withdrawn {candidate}',
    before: 'Any upcoming interview is removed from calendars.',
    button: OPEN,
  },
  'ownership-conflict': {
    subject: 'Two suppliers: {meeting}',
    title: '{candidate} agreed to be represented by a second supplier',
    before: 'The first supplier owns the candidate. Until that ends, this submission can only be declined.',
    button: OPEN,
  },
  picked: {
    subject: 'Time chosen: {meeting}',
    title: '{candidate} chose the time of the interview',
    before: 'The time is booked, and everyone has been invited.',
    button: OPEN,
  },
  'candidate-withdrew': {
    subject: 'Withdrawn by the candidate: {meeting}',
    title: '{candidate} has withdrawn',
    before: 'Any upcoming interview is removed from calendars.',
    button: OPEN,
  },
  'answer-declined': {
    subject: 'Declined by {actor}: {meeting}',
    title:
      '{own, select, yes {{actor} declined the interview} other {{actor} declined the interview with {candidate}}}',
    before: '',
    button: OPEN,
  },
  'times-proposed': {
    subject: 'Other times proposed: {meeting}',
    title:
      '{own, select, yes {{actor} proposes other times for the interview} other {{actor} proposes other times for the interview with {candidate}}}',
    before:
      '{timed, select, yes {The time stays as it is until you move it.} other {No time is set yet. Choose one of these, or reply that none of them works.}}',
    button: OPEN,
  },
  'proposal-dismissed': {
    subject: 'The time stays: {meeting}',
    title:
      '{own, select, yes {{actor} keeps the time of the interview} other {{actor} keeps the time of the interview with {candidate}}}',
    before: 'You proposed other times. The interview takes place as planned.',
    button: OPEN,
  },
});

/** Mails that ask for something overdue. */
export const NUDGES = defineTexts({
  /** The bell's text in place of the question. */
  due: 'Your scorecard for {candidate} is due',
  'scorecard-due': {
    subject: 'Your scorecard: {meeting}',
    title: 'How was the interview with {candidate}?',
    before: 'It takes a few minutes, and is easiest while you remember the conversation.',
    button: 'Write your scorecard',
  },
  'scorecard-waiting': {
    subject: 'Your scorecard is still missing: {meeting}',
    title: 'Your scorecard for {candidate} is still missing',
    before: 'It takes a few minutes, and is easiest while you remember the conversation.',
    button: 'Write your scorecard',
  },
  'scorecard-late': {
    subject: 'Your scorecard is late: {meeting}',
    title: 'Your scorecard for {candidate} is late',
    before:
      'The candidate is waiting for a decision. If you cannot judge, say so on the same page: that settles it too.',
    button: 'Write your scorecard',
  },
  'panel-late': {
    subject: 'Scorecards overdue: {meeting}',
    title: 'Scorecards for {candidate} are overdue',
    before: '{count, plural, =0 {Someone has} one {{names} has} other {{names} have}} not written one yet.',
    button: OPEN,
  },
  'answer-due': {
    subject: 'Waiting for your answer: {meeting}',
    title: '{supplier} is waiting for your answer about {candidate}',
    before: 'Accept the candidate, with or without a time, or decline with a reason.',
    button: 'Answer in Slotwise',
  },
  'answer-late': {
    subject: 'Answer overdue: {meeting}',
    title: 'Your answer about {candidate} is overdue',
    before:
      '{supplier} was promised an answer by now. Accept the candidate, with or without a time, or decline with a reason.',
    button: 'Answer in Slotwise',
  },
  'time-to-choose': {
    subject: 'Choose a time: interview with {company}',
    title:
      '{hasJob, select, yes {Please choose a time for your interview for {job}} other {Please choose a time for your interview}}',
    before:
      'You have not chosen one yet. If none works for you, you can propose your own times on the same page.',
    button: 'Choose a time',
  },
});
