import { defineTexts } from '@slotwise/contract/define-texts';

/** The form to edit a meeting. */
export const EDIT_MEETING = defineTexts({
  title: 'Edit Scheduled Meeting',
  edit: 'Edit',
  back: 'Back to the meeting',
  noTime: 'No time chosen yet',
  save: 'Save changes',
  leave: 'Leave without saving?',
  leaveHint: 'Your changes to this meeting will be lost. No one has been notified of them.',
  view: 'View meeting',
  unchanged: 'No changes yet, so no one is notified',
  quiet: 'No one is notified: invitations do not show what you changed',
  timeless: 'No time is set yet, so no one is notified',
  over: 'The meeting is over, so no one is notified',
  all: '{people, plural, one {# person gets} other {All # people get}} an updated invitation',
  moves: 'The time moves: {people, plural, one {# person gets} other {# people get}} an updated invitation',
  panelOnly: 'The panel gets an updated invitation, {name} does not',
  added: '{names} {count, plural, one {is} other {are}} invited',
  removed:
    '{count, plural, one {the invitation of {names} is withdrawn} other {the invitations of {names} are withdrawn}}',
  moved: '{name}’s invitation moves from {from} to {to}',
});
