import { defineTexts } from '@slotwise/contract/define-texts';

const INVITES =
  '{inviter} invites you to an interview of {length}, {mode, select, VIDEO {by video} PHONE {by phone} other {on site}}.';

/** For a candidate who may choose the time of an interview. */
export const CHOOSING = defineTexts({
  FIRST: {
    subject: 'Choose a time for your interview: {about}',
    title:
      '{hasJob, select, yes {Choose a time for your interview for {job}} other {Choose a time for your interview}}',
    first: INVITES,
    button: 'Choose a time',
  },
  AGAIN: {
    subject: 'New times to choose from for your interview: {about}',
    title:
      '{hasJob, select, yes {There are new times for your interview for {job}} other {There are new times for your interview}}',
    first: `${INVITES} This email replaces what we wrote before.`,
    button: 'Choose a time',
  },
  MOVABLE: {
    subject: 'You can move your interview: {about}',
    title:
      '{hasJob, select, yes {You can move your interview for {job}} other {You can move your interview}}',
    first:
      'Your interview stays as it is. If its time does not suit you, you can choose another one yourself: {length}, {mode, select, VIDEO {by video} PHONE {by phone} other {on site}}.',
    button: 'See or move your interview',
  },
  onDay:
    'The page shows the times that are free on {start}, in your local time. You can choose until {until}.',
  onDays:
    'The page shows the times that are free from {start} to {end}, in your local time. You can choose until {until}.',
  endOf: 'the end of {day}',
  inviter: '{recruiter} of {company}',
  others: 'None of these times work? Propose others on the same page.',
  why: '{sender}. Questions? Just reply.',
  length:
    '{hours, plural, =0 {} one {# hour} other {# hours}}{minutes, plural, =0 {} one { # minute} other { # minutes}}',
});

/** An interview is called off before its time was chosen. */
export const CALLED_OFF = defineTexts({
  subject: 'Cancelled: your interview, {about}',
  title: '{hasJob, select, yes {Your interview for {job} is cancelled} other {Your interview is cancelled}}',
  noNeed: 'You no longer need to choose a time for it.',
  why: 'Why',
});

/** The outcome of the times that a candidate proposed. */
export const PROPOSED = defineTexts({
  kept: {
    subject: 'The time stays: {about}',
    title: 'The time of your interview stays the same',
    first:
      'Thank you for the times you proposed. None of them worked out, so the time of your interview stays the same.',
    button: 'Open your interview',
    otherwise:
      'Can’t make that time? Reply to this email and {recruiter, select, none {the recruiter} other {{recruiter}}} will answer.',
  },
  open: {
    subject: 'Another time for your interview: {about}',
    title: 'None of the times you proposed worked out',
    first:
      'Thank you for proposing times. No time is set yet: choose one of those on your page, or tell us there when else you can come.',
    button: 'Open your page',
    otherwise:
      'None of those work? Reply to this email and {recruiter, select, none {the recruiter} other {{recruiter}}} will answer.',
  },
});
