import { defineTexts } from '@slotwise/contract/define-texts';

/** Letting a candidate choose or move the time. */
export const SELF_SCHEDULING = defineTexts({
  title: 'The candidate chooses the time',
  titleMove: 'The candidate can move the meeting',
  ended: 'ended',
  days: 'Days',
  duration: 'Duration',
  bookBy: 'Book by',
  emailed: 'Link emailed',
  notEmailed: 'not by email',
  moved: 'Moved by the candidate',
  cutOff: 'Cut-off',
  show: 'Show the link',
  ready: 'The link is ready',
  close: 'Close',
  askMove: 'Let {name} move the meeting?',
  askChoose: 'Let {name} choose the time?',
  keep: 'Keep it as it is',
  notNow: 'Not now',
  send: 'Send link',
  make: 'Create link',
  zone: 'Times in',
  email: 'Email the link to {email}',
  emailHint:
    'You will also see the link afterwards, so you can send it another way, for example by WhatsApp.',
  effectMove:
    'The current time stays. {name} gets a page where they can move it to any time when everyone required is free.',
  effectSame: 'The link stays the same. From now on it offers what you set here.',
  effectChoose:
    '{name} gets a page with the times when everyone required is free. No time is held: first come, first served.',
  link: 'Candidate’s link',
  linkHint: 'Anyone who has it can choose on the candidate’s behalf.',
  copy: 'Copy link',
  whatsApp: 'Send by WhatsApp',
  nothingFree:
    'No time on these days is free for everyone required, so {name} can only say when they are available. Try other days or another panel.',
  firstDay: 'First day',
  lastDay: 'Last day',
  moreTerms: 'Reschedules: {moves}. Slots every {step}.',
  bookByLabel: 'Book by (optional)',
  bookByHint: 'If empty, until the last day',
  reschedules: 'Reschedules allowed',
  byCandidate: 'By the candidate',
  cutOffHint: 'How long before the start they can still choose or move the time',
  interval: 'Slot interval',
  intervalHint: 'Between the starts of two offered times',
  movedCount: '{moves}, {most, plural, =0 {none allowed} other {# at most}}',
  message:
    'Hello {name}, choose the time of your interview{job, select, none {} other { ({job})}} with {vendor} here: {url}',
});
