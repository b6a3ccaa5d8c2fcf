import { defineTexts } from '@slotwise/contract/define-texts';

/** What a panelist's page says around its parts. */
export const PAGE = defineTexts({
  opening: 'Opening your interview…',
  unreachable: 'The interview could not be loaded. Check your connection, then try again.',
  ended: 'Look for the latest email about this interview: only its links are sure to work.',
  stillHere: 'What you wrote is still on this phone',
  rated: '{name}: {rating, select, none {not rated} other {{rating}}}. {comment}',
  line: '{name}: {text}',
  hello: 'Hello {name},',
  title: 'Your interview with {name}',
  lead: '{recruiter} of {company} would like your feedback.',
  leadWithJob: '{job}. {recruiter} of {company} would like your feedback.',
  offline:
    'You’re offline. This is what your phone has kept. Go on writing: it will be sent once you’re back online.',
  private: 'This page is for you only. Anyone with its link can act for you, so please don’t share it.',
  close: 'Close this message',
  timeEnded: 'The meeting ended.',
  system: 'The system',
  did: '{who} {step, select, RESCHEDULED {moved the meeting} REOPENED {reopened the meeting} CANDIDATE_UPDATED {changed the candidate’s details} DOCUMENTS_UPDATED {changed the documents} ASSIGNED {reassigned the meeting} FEEDBACK {submitted a scorecard} FEEDBACK_DISMISSED {said the interview was not held} SELECTED {selected the candidate} REJECTED {rejected the candidate} NO_SHOW {recorded a no-show} NO_SHOW_UNDONE {undid a no-show} CANCELLED {cancelled the meeting} UNDONE {undid the last change} other {changed the meeting}}.',
});
