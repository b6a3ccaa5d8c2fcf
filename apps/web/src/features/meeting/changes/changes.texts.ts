import { defineTexts } from '@slotwise/contract/define-texts';

/** Assigning the next step, and cancelling a meeting. */
export const CHANGES = defineTexts({
  noOne: 'Choose who takes the next step',
  assignTitle: 'Assign the next step',
  keepPerson: 'Keep {name}',
  keepOpen: 'Leave it unassigned',
  assign: 'Assign',
  toDo: 'What needs to be done',
  who: 'Who takes the next step',
  search: 'Name or email',
  noMatch: 'No one matches. Type a colleague’s full email address.',
  you: 'You',
  recruiter: 'Recruiter of this meeting',
  onPanel: 'On this panel',
  byAddress: 'Someone in your organization with this address',
  noReason: 'Reason is required',
  askCancel: 'Cancel the meeting with {name}?',
  keep: 'Keep the meeting',
  cancel: 'Cancel meeting',
  forEveryone: 'Message to everyone',
  inEmail: 'Included in the email to the candidate and the panel.',
  allNotified: 'Everyone invited is notified.',
  calendars: '{names} get an email that removes the meeting from their calendars.',
  now: '{name}. {present, select, none {The person you choose is notified by email.} other {{present} has the next step now. The person you choose is notified by email.}}',
});

/** The kinds of people who can take the next step. */
export const KIND_WORDS = defineTexts({
  meeting: 'This meeting',
  members: 'Members',
  panelists: 'Panelists',
  address: 'By address',
});
