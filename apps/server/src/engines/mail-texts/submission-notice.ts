import type { NoShowParty, RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import { noShowText, REJECT_REASON_WORDS } from '@slotwise/contract/words';
import { drawMail } from './layout/draw-mail.ts';
import type { Block, MailText } from './layout/mail-content.ts';
import { meetingButton, paragraph, SENT_WITH, words } from './layout/meeting-parts.ts';
import { timeFacts, type ReaderTime } from './layout/reader-time.ts';
import { greet, plainName } from './layout/safe-text.ts';

/** What became of a candidate that the reader's organization submitted to a client. */
export const SUBMISSION_NEWS = [
  'accepted',
  'scheduled',
  'moved',
  'reopened',
  'resumed',
  'completed',
  'no-show',
  'selected',
  'rejected',
  'declined',
  'cancelled',
  'withdrawn',
  'onboarded',
  'confirmed',
  'refused',
] as const;
export type SubmissionNews = (typeof SUBMISSION_NEWS)[number];

export type SubmissionNotice = {
  news: SubmissionNews;
  /** The client. */
  company: string;
  readerName: string;
  candidateName: string;
  jobTitle: string;
  roundName: string;
  /** Absent while no time is set. */
  when?: ReaderTime;
  /** Why a submission was declined, and what the client wrote for the supplier about a no. */
  reasonCode?: RejectReason | undefined;
  reason?: string | undefined;
  /** Who did not come, where it is a no-show. */
  noShowBy?: NoShowParty | undefined;
  url: string;
};

/** The mail by which a supplier hears of its submission: what happened, in the client's name, and nothing internal. */
export function submissionNotice(notice: SubmissionNotice): MailText {
  const company = plainName(notice.company);
  const candidate = plainName(notice.candidateName) || 'Your candidate';
  const { subject, title, says } = TEXTS[notice.news]({ company, candidate });
  const about = [candidate, plainName(notice.jobTitle)].filter(Boolean).join(', ');
  const blocks: Block[] = [
    ...says.map((text) => paragraph(text)),
    ...(notice.noShowBy ? [paragraph(`${noShowText(notice.noShowBy, candidate)}.`)] : []),
    { kind: 'facts', facts: listFacts(notice) },
    ...words(`Note from ${company}`, notice.reason),
    ...meetingButton('Open the submission in Slotwise', notice.url),
  ];
  return drawMail({
    subject: `${subject}: ${about}`,
    from: company,
    greeting: greet(notice.readerName),
    title,
    blocks,
    foot: [`You submitted ${candidate} to ${company}.`, SENT_WITH],
  });
}

type Names = { company: string; candidate: string };
type Words = { subject: string; title: string; says: string[] };

const say =
  (subject: string, title: (names: Names) => string, ...says: string[]) =>
  (names: Names): Words => ({ subject, title: title(names), says });

const TEXTS: Record<SubmissionNews, (names: Names) => Words> = {
  accepted: say(
    'Accepted',
    ({ company, candidate }) => `${company} would like to interview ${candidate}`,
    'You will hear from us again as soon as a time is set.',
  ),
  scheduled: say(
    'Interview scheduled',
    ({ company, candidate }) => `${company} has scheduled an interview with ${candidate}`,
    'The invitation has been sent to the candidate.',
  ),
  moved: say('New interview time', ({ candidate }) => `The interview with ${candidate} has a new time`),
  reopened: say('Interview back on', ({ candidate }) => `The interview with ${candidate} is back on`),
  resumed: say(
    'No-show corrected',
    ({ candidate }) => `The interview with ${candidate} is no longer marked as a no-show`,
  ),
  completed: say(
    'Interview completed',
    ({ candidate }) => `The interview with ${candidate} is over`,
    'You will hear from us again as soon as there is a decision.',
  ),
  'no-show': say('No-show', ({ candidate }) => `The interview with ${candidate} did not take place`),
  selected: say('Selected', ({ company, candidate }) => `${company} has selected ${candidate}`),
  rejected: say(
    'Not selected',
    ({ company, candidate }) => `${company} has decided not to move forward with ${candidate}`,
  ),
  declined: say(
    'Declined',
    ({ company, candidate }) => `${company} has decided not to interview ${candidate}`,
  ),
  cancelled: say(
    'Cancelled',
    ({ company, candidate }) => `${company} has cancelled the planned interview with ${candidate}`,
  ),
  withdrawn: say('Withdrawn', ({ candidate }) => `The submission of ${candidate} has been withdrawn`),
  onboarded: say('Joining', ({ company, candidate }) => `${candidate} is joining ${company}`),
  confirmed: say('Candidate agreed', ({ candidate }) => `${candidate} agreed to be represented by you`),
  refused: say('Candidate refused', ({ candidate }) => `${candidate} does not want to be represented by you`),
};

function listFacts(notice: SubmissionNotice) {
  return [
    { label: 'Candidate', content: [plainName(notice.candidateName)] },
    { label: 'Client', content: [plainName(notice.company)] },
    { label: 'Job', content: [plainName(notice.jobTitle)] },
    { label: 'Round', content: [plainName(notice.roundName)] },
    ...timeFacts(notice.when),
    { label: 'Reason', content: [notice.reasonCode ? REJECT_REASON_WORDS[notice.reasonCode] : ''] },
  ].filter(({ content }) => content[0] !== '');
}
