import { defineTexts } from '@slotwise/contract/define-texts';

const DOES =
  '{relation, select, supplier {submit candidates for the jobs you share with it} other {share jobs with you, and you can submit candidates for them}}';

/** What happens to a candidate, for the supplier who submitted them. */
export const SUBMISSIONS = defineTexts({
  button: 'Open the submission in Slotwise',
  note: 'Note from {company}',
  foot: 'You submitted {candidate} to {company}.',
  candidate: 'Your candidate',
  accepted: {
    subject: 'Accepted',
    title: '{company} would like to interview {candidate}',
    says: 'You will hear from us again as soon as a time is set.',
  },
  scheduled: {
    subject: 'Interview scheduled',
    title: '{company} has scheduled an interview with {candidate}',
    says: 'The invitation has been sent to the candidate.',
  },
  moved: { subject: 'New interview time', title: 'The interview with {candidate} has a new time', says: '' },
  reopened: { subject: 'Interview back on', title: 'The interview with {candidate} is back on', says: '' },
  resumed: {
    subject: 'No-show corrected',
    title: 'The interview with {candidate} is no longer marked as a no-show',
    says: '',
  },
  completed: {
    subject: 'Interview completed',
    title: 'The interview with {candidate} is over',
    says: 'You will hear from us again as soon as there is a decision.',
  },
  'no-show': { subject: 'No-show', title: 'The interview with {candidate} did not take place', says: '' },
  selected: { subject: 'Selected', title: '{company} has selected {candidate}', says: '' },
  rejected: {
    subject: 'Not selected',
    title: '{company} has decided not to move forward with {candidate}',
    says: '',
  },
  declined: {
    subject: 'Declined',
    title: '{company} has decided not to interview {candidate}',
    says: '',
  },
  cancelled: {
    subject: 'Cancelled',
    title: '{company} has cancelled the planned interview with {candidate}',
    says: '',
  },
  withdrawn: { subject: 'Withdrawn', title: 'The submission of {candidate} has been withdrawn', says: '' },
  onboarded: { subject: 'Joining', title: '{candidate} is joining {company}', says: '' },
  confirmed: { subject: 'Candidate agreed', title: '{candidate} agreed to be represented by you', says: '' },
  refused: {
    subject: 'Candidate declined',
    title: '{candidate} does not want to be represented by you',
    says: '',
  },
});

/** What one organization does about an association, for the other one's administrators. */
export const ASSOCIATIONS = defineTexts({
  open: 'Open {company} in Slotwise',
  foot: 'You get this email as an administrator of your organization.',
  company: 'Another organization',
  administrator: 'An administrator of {company}',
  them: 'them',
  theirAddress: 'their address',
  requested: {
    subject: '{company} would like to work with you',
    before: `{actor} has asked for your organization and {company} to work together. If you accept, {company} can ${DOES}. The proposed terms:`,
  },
  requestedButton: 'Accept or decline in Slotwise',
  accepted: {
    subject: '{company} accepted your request to work together',
    before: `{actor} accepted it. {company} can now ${DOES}. The agreed terms:`,
  },
  declined: {
    subject: '{company} declined your request to work together',
    before: '{actor} declined it. Nothing has been shared with them.',
  },
  suspended: {
    subject: '{company} has suspended working with you',
    before:
      'This was done by {actor}. No new candidates can be submitted until {company} resumes. Earlier submissions are not affected.',
  },
  resumed: {
    subject: '{company} has resumed working with you',
    before: `This was done by {actor}. {company} can again ${DOES}.`,
  },
  ended: {
    subject: '{company} has stopped working with you',
    before:
      'This was done by {actor}. Earlier submissions stay as they are, and either side can send a new request at any time.',
  },
  terms: {
    subject: '{company} has changed the terms between you',
    before: 'This was done by {actor}. For submissions from now on, these terms apply:',
  },
  claimed: {
    subject: '{company} signed up after your invitation',
    before:
      'You invited {contact} at {address}. The owner of that address has signed up as {company}. Your request to work together now waits for their answer.',
  },
});

/** The terms between two organizations. */
export const TERMS = defineTexts({
  ownership: 'Ownership of a candidate',
  ownershipDays: '{days, plural, =0 {None} one {# day} other {# days}}',
  answer: 'Time to answer',
  answerHours: '{hours, plural, one {# hour} other {# hours}}',
  confirm: 'Candidates must confirm their submission',
  confirms: '{confirms, select, yes {Yes} other {No}}',
  payment: 'Payment',
  paymentDays: '{days, plural, one {Within # day} other {Within # days}}',
  start: 'Agreement from',
  end: 'Agreement until',
});

/** Invitations to another organization, and to its candidate. */
export const PARTNERS = defineTexts({
  sharedJob: {
    subject: '{company} has shared a job with you: {job}',
    title: '{company} has shared a job with you',
    before:
      '{sharer} has shared “{job}” ({facts}) with your organization. You can submit candidates for it now.',
    openings: '{count, plural, one {# opening} other {# openings}}',
    job: 'A job',
    button: 'See the jobs shared with you',
  },
  invitation: {
    subject: '{company} would like to work with you',
    title:
      '{relation, select, supplier {{inviter} invites your organization to work with {company} as a supplier} other {{inviter} invites your organization to work with {company} as a client}}',
    before:
      '{relation, select, supplier {As a supplier you see the jobs that {company} shares with you, submit candidates for them, and follow the progress of each candidate.} other {As a client you share your jobs with {company}. They submit candidates, and you accept, schedule or decline each one.}}',
    button: 'Sign up',
    after:
      'Sign up with {email}, the address this email was sent to. You will then find the request on your Vendors page, where you can accept or decline it. Nothing is shared until you accept.',
    why: 'Sent on behalf of {inviter}, {company}. If you do not know them, you can ignore this email.',
  },
  represent: {
    subject: 'May {supplier} represent you at {client}?',
    title: 'May {supplier} represent you?',
    asks: '{supplier} has put you forward for the position of {job} at {client}. Please tell us whether they may represent you for it.',
    lasts:
      'If you say yes, {client} will deal with {supplier} alone about you for the next {days, plural, one {day} other {# days}}.',
    button: 'Answer yes or no',
    why: '{supplier} gave us your address. If you do not know them, answer no.',
  },
});
