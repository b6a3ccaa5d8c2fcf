import { defineTexts } from '@slotwise/contract/define-texts';

/** What stopped working, or has finished, for the person who needs to know. */
export const UPKEEP = defineTexts({
  webhook: {
    subject: 'Webhook switched off: {host}',
    title: 'A webhook was switched off',
    before: '{named, select, yes {{name}, at {host},} other {{host}}} no longer gets events. {because}',
    button: 'Open webhooks',
    after: 'Events in the meantime are not kept for it. Switch it on again once it answers.',
    why: 'You get this notice because you are an administrator of {company}.',
  },
  calendar: {
    subject: 'Your calendar “{name}” cannot be read',
    unnamed: 'Your calendar',
    title: 'A connected calendar cannot be read',
    before: '“{name}” could not be read for more than a day. {fault}',
    still:
      'The busy times we read last still count. Anything new in that calendar does not, so you may be invited to interviews at times when you are busy.',
    button: 'See your calendars',
    why: 'You get this email because you connected this calendar. It is sent only once.',
  },
  mails: {
    subject: 'Emails of your organization wait until tomorrow',
    title: 'Your emails wait until tomorrow',
    before:
      '{company} has reached its limit of {most, number} emails a day. Nothing is lost: the rest go out tomorrow. Links to log in and to reset a password still go out at once.',
    button: 'Open Slotwise',
    after:
      'Each meeting shows which of its emails are waiting. If your organization needs more, ask the person who runs this installation.',
    why: 'You get this notice because you are an administrator of {company}.',
  },
  zip: {
    subject: '{title}: {counts}',
    title:
      '{whole, select, yes {Your zip of resumes has been read} other {Part of your zip of resumes could not be read}}',
    counts:
      '{resumes, plural, one {# resume} other {# resumes}}{unread, plural, =0 {} other {, # could not be read}}',
    before: '{counts}. You can ask questions about what was read.',
    button: 'Open Deepgaze',
    why: 'You get this notice because you uploaded the zip.',
  },
});
