import { defineTexts } from '@slotwise/contract/define-texts';

/** The history of a meeting, and the emails about it. */
export const TIMELINE = defineTexts({
  deliveries: 'Email deliveries',
  refreshDeliveries: 'Refresh the email deliveries',
  refresh: 'Refresh',
  notLoaded: 'The email deliveries could not be loaded',
  loading: 'Loading the email deliveries',
  noEmails: 'No emails',
  noneSent: 'No emails have been sent about this meeting.',
  emails: 'Emails',
  showEmails: 'Show all {count} emails',
  resendTo: 'Resend to {name}',
  resend: 'Resend',
  handed: 'Handed to the mail server {time}',
  refused: 'Refused {time}',
  held: 'Held in the local outbox {time}',
  muted: 'Not emailed: the recipient gets this news in the app only',
  superseded: 'Not emailed: it was out of date before it could be sent',
  waiting: 'Waiting to be sent',
  waitsUntil: 'Waiting until {time}',
  dayIsFull:
    'Your organization has reached its limit of emails for the day. This one will be sent when the day is over.',
  waitsTo: 'Email waits until {time}',
  refusedTo: 'Email to {email} was refused',
  answer: 'The mail server said: {answer}',
  revision: '{kind}, revision {revision}',
  history: 'History',
  showEarlier: 'Show earlier steps',
  earlierNotLoaded: 'The earlier steps could not be loaded',
  planned: 'planned for {time}',
  sent: 'sent {time}',
  calledOff: 'cancelled: {cause}',
  reminders: 'Reminders',
  remindersNotLoaded: 'The reminders could not be loaded',
  loadingReminders: 'Loading the reminders',
  noReminders: 'No reminders',
  noneReminded: 'No reminders are planned for this meeting.',
  showReminders: 'Show all {count} reminders',
  tries:
    'Not delivered yet after {attempts, plural, one {# attempt} other {# attempts}}{next, select, none {} other {, next attempt {next}}}',
  reminded: 'To {names} · {outcome}',
});

/** Emails with a calendar entry. */
export const REVISIONS = defineTexts({
  invitation: 'Invitation',
  update: 'Update',
  move: 'New time',
  cancellation: 'Cancellation',
  withdrawal: 'Removed from the meeting',
});

/** What people are reminded of. */
export const REMINDER_WORDS = defineTexts({
  DAY_BEFORE: 'Reminder 24 h before',
  HOUR_BEFORE: 'Reminder 1 h before',
  FEEDBACK_AT_END: 'Scorecard requested',
  FEEDBACK_AFTER_4_HOURS: 'Scorecard reminder after 4 h',
  FEEDBACK_AFTER_A_DAY: 'Scorecard reminder after 24 h',
  FEEDBACK_OVERDUE: 'Scorecards overdue',
  SUBMISSION_WAITING: 'Submission awaiting an answer',
  PICK_WAITING: 'No time chosen yet',
});

/** Emails without a calendar entry. */
export const NOTICES = defineTexts({
  'panel-link': 'Link to the scorecard',
  'booking-selected': 'Candidate selected',
  'booking-rejected': 'Candidate rejected',
  'booking-assigned': 'Next step assigned',
  'booking-feedback-complete': 'All scorecards are in',
  'booking-answer-declined': 'Invitation declined',
  'booking-times-proposed': 'Other times proposed',
  'booking-proposal-dismissed': 'The time stays',
  'booking-time-stays': 'The time stays',
  'booking-times-not-taken': 'No proposed time worked out',
});
