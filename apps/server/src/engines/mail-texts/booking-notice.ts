import { drawMail } from './layout/draw-mail.ts';
import { lastingDate } from './layout/link-mail.ts';
import type { Block, MailText } from './layout/mail-content.ts';
import { meetingButton, paragraph, SENT_WITH, words } from './layout/meeting-parts.ts';
import { shortTime, timeFacts, type ReaderTime } from './layout/reader-time.ts';
import { firstName, greet, plainName } from './layout/safe-text.ts';

/** A mail about a meeting to somebody of the organization, without a calendar entry. */
export const NOTICE_KINDS = [
  'selected',
  'rejected',
  'assigned',
  'feedback-complete',
  'panel-link',
  'submitted',
  'resubmitted',
  'withdrawn',
  'ownership-conflict',
  'undecided',
  'answer-declined',
  'times-proposed',
  'proposal-dismissed',
  'picked',
  'candidate-withdrew',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export type BookingNotice = {
  kind: NoticeKind;
  company: string;
  readerName: string;
  /** Whose act it is: who decided, assigned, or wrote the last scorecard. */
  byName: string;
  candidateName: string;
  jobTitle: string;
  roundName: string;
  /** Absent while no time is set. */
  when?: ReaderTime;
  /** What the actor wrote with it. */
  comments?: string;
  /** What helps to act on it, a sentence each. */
  hints?: string[];
  /** The page the button opens; of a panelist's link it holds the secret, in the fragment. */
  url: string;
  /** Until when a panelist's link works, ISO-8601. */
  until?: string;
};

/** The mail of one notice to one reader; candidates never get one. */
export function bookingNotice(notice: BookingNotice): MailText {
  const company = plainName(notice.company);
  const { subject, title, before, button, after } = TEXTS[notice.kind](notice);
  const blocks: Block[] = [
    ...before.map((text) => paragraph(text)),
    { kind: 'facts', facts: listFacts(notice) },
    ...words(`${firstName(notice.byName) || 'They'} wrote`, notice.comments),
    ...(notice.hints ?? []).map((text) => paragraph(plainName(text))),
    ...meetingButton(button, notice.url),
    ...after.map((text) => paragraph(text)),
  ];
  return drawMail({
    subject,
    from: company,
    greeting: greet(notice.readerName),
    title,
    blocks,
    foot: [`${company}.`, SENT_WITH],
  });
}

type Words = { subject: string; title: string; before: string[]; button: string; after: string[] };

const OPEN_MEETING = 'Open the interview in Slotwise';

const TEXTS: Record<NoticeKind, (notice: BookingNotice) => Words> = {
  selected: (notice) => ({
    subject: `Selected: ${nameMeeting(notice)}`,
    title: `${showName(notice.byName)} selected ${showCandidate(notice)}`,
    before: ['The decision is on record. Slotwise has not informed the candidate.'],
    button: OPEN_MEETING,
    after: [],
  }),
  rejected: (notice) => ({
    subject: `Rejected: ${nameMeeting(notice)}`,
    title: `${showName(notice.byName)} rejected ${showCandidate(notice)}`,
    before: ['The decision is on record. The reason stands in Slotwise and is not shown to the candidate.'],
    button: OPEN_MEETING,
    after: [],
  }),
  undecided: (notice) => ({
    subject: `Undecided: ${nameMeeting(notice)}`,
    title: `The panel is divided about ${showCandidate(notice)}`,
    before: [
      'Everybody who decides has decided, and neither side has the majority. Talk to the panel: each of them may decide again.',
    ],
    button: OPEN_MEETING,
    after: [],
  }),
  assigned: (notice) => ({
    subject: `Assigned to you: ${nameMeeting(notice)}`,
    title: `${showName(notice.byName)} hands you the interview with ${showCandidate(notice)}`,
    before: ['The next step is yours.'],
    button: OPEN_MEETING,
    after: [],
  }),
  'feedback-complete': (notice) => ({
    subject: `All scorecards are in: ${nameMeeting(notice)}`,
    title: `All scorecards for ${showCandidate(notice)} are in`,
    before: ['Everybody who had to has written or said why not. The next step is yours.'],
    button: OPEN_MEETING,
    after: [],
  }),
  'panel-link': (notice) => ({
    subject: `Your scorecard: ${[showCandidate(notice), notice.when && shortTime({ ...notice.when, timeZone: readerClocks(notice.when) })].filter(Boolean).join(', ')}`,
    title: `Your page for the interview with ${showCandidate(notice)}`,
    before: [
      'It shows the candidate’s papers and the meeting, and takes your scorecard and decision. You need no account.',
    ],
    button: 'Open your page',
    after: [
      `The link is yours alone: anyone who has it writes in your name, so do not forward this mail.${lastingDate(notice.until, notice.when && readerClocks(notice.when))}`,
    ],
  }),
  submitted: (notice) => ({
    subject: `Submitted: ${nameMeeting(notice)}`,
    title: `${showName(notice.byName)} submits ${showCandidate(notice)}`,
    before: ['Accept the candidate with a time or without, or decline with a reason.'],
    button: 'Answer in Slotwise',
    after: [],
  }),
  resubmitted: (notice) => ({
    subject: `Submission changed: ${nameMeeting(notice)}`,
    title: `${showName(notice.byName)} changed what it says about ${showCandidate(notice)}`,
    before: [],
    button: 'Answer in Slotwise',
    after: [],
  }),
  withdrawn: (notice) => ({
    subject: `Withdrawn: ${nameMeeting(notice)}`,
    title: `${showName(notice.byName)} withdraws ${showCandidate(notice)}`,
    before: ['An interview that was still to come is taken out of the calendars.'],
    button: OPEN_MEETING,
    after: [],
  }),
  'ownership-conflict': (notice) => ({
    subject: `Two suppliers: ${nameMeeting(notice)}`,
    title: `${showCandidate(notice)} agreed to be represented by a second supplier`,
    before: ['The first one owns the candidate. This submission can only be declined as long as that lasts.'],
    button: OPEN_MEETING,
    after: [],
  }),
  picked: (notice) => ({
    subject: `Time chosen: ${nameMeeting(notice)}`,
    title: `${showCandidate(notice)} chose the time of the interview`,
    before: ['Everybody on it has the invitation, and their time is taken.'],
    button: OPEN_MEETING,
    after: [],
  }),
  'candidate-withdrew': (notice) => ({
    subject: `Withdrawn by the candidate: ${nameMeeting(notice)}`,
    title: `${showCandidate(notice)} withdraws`,
    before: ['An interview that was still to come is taken out of the calendars.'],
    button: OPEN_MEETING,
    after: [],
  }),
  'answer-declined': (notice) => ({
    subject: `Declined by ${showName(notice.byName)}: ${nameMeeting(notice)}`,
    title: `${showName(notice.byName)} declined ${theInterview(notice)}`,
    before: [],
    button: OPEN_MEETING,
    after: [],
  }),
  'times-proposed': (notice) => ({
    subject: `Other times proposed: ${nameMeeting(notice)}`,
    title: `${showName(notice.byName)} proposes other times for ${theInterview(notice)}`,
    before: [
      notice.when
        ? 'The time stays as it is until you move it.'
        : 'No time is set yet. Take one of these, or answer that none of them works.',
    ],
    button: OPEN_MEETING,
    after: [],
  }),
  'proposal-dismissed': (notice) => ({
    subject: `The time stays: ${nameMeeting(notice)}`,
    title: `${showName(notice.byName)} keeps the time of ${theInterview(notice)}`,
    before: ['You proposed other times. It takes place as planned.'],
    button: OPEN_MEETING,
    after: [],
  }),
};

/** 'the interview with Meera Iyer', or the bare word where she is the one who acts. */
const theInterview = (notice: BookingNotice): string =>
  showName(notice.byName) === showCandidate(notice)
    ? 'the interview'
    : `the interview with ${showCandidate(notice)}`;

/** A mailed link may be all that somebody without an account has: its subject speaks of their own clocks. */
const readerClocks = ({ readerZone, timeZone }: ReaderTime): string => readerZone ?? timeZone;

const showName = (name: string): string => plainName(name) || 'Somebody';
const showCandidate = (notice: BookingNotice): string => plainName(notice.candidateName) || 'the candidate';

/** Candidate and job as a subject names them: 'Meera Iyer, Senior Data Engineer'. */
const nameMeeting = (notice: BookingNotice): string =>
  [showCandidate(notice), plainName(notice.jobTitle)].filter(Boolean).join(', ');

function listFacts(notice: BookingNotice) {
  return [
    { label: 'Candidate', content: [plainName(notice.candidateName)] },
    { label: 'Job', content: [plainName(notice.jobTitle)] },
    { label: 'Round', content: [plainName(notice.roundName)] },
    ...timeFacts(notice.when),
  ].filter(({ content }) => content[0] !== '');
}
