import { defineTexts } from '@slotwise/contract/define-texts';

/** Parts of every mail. */
export const LAYOUT = defineTexts({
  greeting: '{name, select, none {Hello,} other {Hello {name},}}',
  sentWith: 'Sent with Slotwise.',
  days: '{days, plural, one {# day} other {# days}}',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  cancelled: 'Cancelled:',
  noLonger: 'No longer: {time}',
  newTime: 'New time:',
  worksUntil: 'It works until {date}.',
  private: 'This link is for you only, so please do not forward this email.',
  ownLink: 'This link is yours alone: anyone who has it writes in your name, so do not forward this email.',
  time: 'Time',
  meetingZone: 'Meeting’s time zone',
  clocks: 'Clocks',
  clockWarning:
    '{ahead, select, yes {Clocks in {place} go forward {amount} on {date}. The times here allow for it.} other {Clocks in {place} go back {amount} on {date}. The times here allow for it.}}',
  clockHours: '{hours, plural, one {one hour} other {# hours}}',
  clockMinutes: '{minutes, plural, one {# minute} other {# minutes}}',
  candidate: 'Candidate',
  client: 'Client',
  job: 'Job',
  round: 'Round',
  reason: 'Reason',
  due: 'Due',
  someone: 'Someone',
  theCandidate: 'the candidate',
  aSupplier: 'A supplier',
  wrote: '{name, select, none {They wrote} other {{name} wrote}}',
});

/** Invitations, changes and cancellations of a meeting. */
export const MEETING = defineTexts({
  subject:
    '{change, select, UPDATED {Updated: interview on {time}: {about}} MOVED {New time: interview on {time}: {about}} CANCELLED {Cancelled: interview on {time}: {about}} other {Interview on {time}: {about}}}',
  title:
    '{change, select, UPDATED {{interview} has new details} MOVED {{interview} has a new time} CANCELLED {{interview} is cancelled} other {{interview} is set}}',
  yours: '{hasJob, select, yes {Your interview for {job}} other {Your interview}}',
  theirs:
    '{hasJob, select, yes {The interview with {candidate} for {job}} other {The interview with {candidate}}}',
  comment: '{change, select, UPDATED {What changed} other {Why}}',
  foot: '{change, select, CANCELLED {{sender}. The attached cancellation takes it out of your calendar.} other {{sender}. For your calendar: accept the attached invitation.}}',
  zoneLine: 'Meeting’s time zone: {time}',
  way: '{mode, select, VIDEO {by video} PHONE {by phone} other {on site}}',
  wayAlone: '{mode, select, VIDEO {By video} PHONE {By phone} other {On site}}',
  link: 'Meeting link',
  phone: 'Phone',
  place: 'Place',
  interviewers: 'Interviewers',
  recruiter: 'Recruiter',
  optional: '{name} (optional)',
  instructions: 'Instructions for the candidate',
  notes: 'Notes for you, not for the candidate',
  open: 'Open the interview in Slotwise',
  ownPage: 'Your page with the scorecard',
  openLink: 'Open the meeting link',
  linkComes:
    '{sender, select, none {The recruiter} other {{sender}}} will send you the meeting link before the interview.',
  talkWith: 'You will talk with {names}.',
  goodToKnow: 'Good to know',
});

/** The last line of a mail about a meeting: how to change it. */
export const CHANGES = defineTexts({
  questions:
    'Questions? Reply to this email and {recruiter, select, none {the recruiter} other {{recruiter}}} will answer.',
  notSuiting:
    'Can’t make it? Reply to this email and {recruiter, select, none {the recruiter} other {{recruiter}}} will answer.',
  notSuitingStart: 'Can’t make it? ',
  findAnother: 'Find another time',
  orReply:
    ', or reply to this email and {recruiter, select, none {the recruiter} other {{recruiter}}} will answer.',
  inTheWay: 'Something came up? ',
  decline:
    'Can’t make it? Decline above and {recruiter, select, none {the recruiter} other {{recruiter}}} will find someone else.',
  reply:
    'Can’t make it? Reply to this email and {recruiter, select, none {the recruiter} other {{recruiter}}} will find someone else.',
  replyBehind:
    '. Can’t make it? Reply to this email and {recruiter, select, none {the recruiter} other {{recruiter}}} will find someone else.',
  panelKnows:
    '{others, plural, =0 {Nothing changes for the candidate, who has not been contacted.} other {The interviewers are emailed separately. Nothing changes for the candidate, who has not been contacted.}}',
  othersKnow:
    '{others, plural, =0 {The candidate is emailed separately.} other {The candidate and the interviewers are emailed separately.}}',
});

/** Answer links in a mail, and the page behind them. */
export const ANSWERS = defineTexts({
  accept: 'Accept',
  decline: 'Decline',
  propose: 'Propose another time',
  question:
    '{answer, select, ACCEPTED {You accepted. If that changed:} DECLINED {You declined. If that changed:} TENTATIVE {You answered maybe. Once you know:} other {Will you be there?}}',
  private:
    'The links above are yours alone: anyone who has them acts in your name, so do not forward this email. They work until {date}.',
});

/** Reminders of a meeting. */
export const REMINDERS = defineTexts({
  subject:
    '{soon, select, yes {Soon: interview on {time}: {about}} other {Reminder: interview on {time}: {about}}}',
  title: '{soon, select, yes {{interview} starts soon} other {{interview} is coming up}}',
  join: 'Join the interview',
});

/** For someone taken off a meeting. */
export const WITHDRAWN = defineTexts({
  subject: 'You’re off the interview on {time}: {about}',
  own: '{hasJob, select, yes {You are no longer part of the interview for {job}} other {You are no longer part of the interview}}',
  theirs: 'You are no longer part of the interview with {candidate}',
});
