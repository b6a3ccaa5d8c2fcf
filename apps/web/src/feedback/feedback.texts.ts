import { defineTexts } from '@slotwise/contract/define-texts';

/** Toasts, results, and where to find mail without a mail server. */
export const FEEDBACK = defineTexts({
  close: 'Close',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  inOutbox:
    'No mail server is set up, so {people, select, none {email} other {email to {people}}} is held in the {outbox}.',
  outbox: 'local outbox',
  kept: 'No mail server is set up, so {people, select, none {email} other {email to {people}}} does not leave this installation.',
  askForLink: 'Ask the person who runs it for the link.',
});
