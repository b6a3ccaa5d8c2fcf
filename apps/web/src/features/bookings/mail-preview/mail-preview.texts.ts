import { defineTexts } from '@slotwise/contract/define-texts';

export const PREVIEW = defineTexts({
  title: 'Email preview',
  preview: 'Preview emails',
  loading: 'Writing the emails',
  to: 'Recipient',
  subject: 'Subject',
  calendar: {
    REQUEST: 'With a calendar invitation (invite.ics).',
    CANCEL: 'With a calendar cancellation (invite.ics), which removes the meeting from their calendar.',
  },
  noCalendar: 'No calendar entry comes with this email.',
  state: {
    SAMPLE: 'Sample person: this email is never sent.',
    NO_SERVER: 'No mail server is connected: this email stays in the outbox.',
    MUTED: '{name} has turned off emails of this kind and will see this only in the app.',
  },
  links: 'Personal links do not work in a preview.',
  frame: 'Email to {name}',
  noMails: 'No one gets an email.',
  silent: 'No email for',
  reason: {
    UNCHANGED: '{name}: nothing changes for them.',
    LATER: '{name}: invited once a time is chosen.',
  },
});
