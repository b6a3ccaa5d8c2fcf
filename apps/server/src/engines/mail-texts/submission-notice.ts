import { printInstant } from '../wall-time/print-time.ts';
import { zoneCity, zonePhrase } from '../wall-time/zone-label.ts';
import { drawMail } from './draw-mail.ts';
import type { Block, MailText } from './mail-content.ts';
import { meetingButton, paragraph, SENT_WITH, words } from './meeting-parts.ts';
import { greet, plainName } from './safe-text.ts';

/** What became of a candidate whom the reader's organisation submitted to a client. */
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
  /** Absent while no time is set; ISO-8601 instant. */
  when?: { startTime: string; timeZone: string };
  /** Why a submission was declined, as the client wrote it for the supplier. */
  reason?: string | undefined;
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
    { kind: 'facts', facts: factsOf(notice) },
    ...words(`${company} wrote`, notice.reason),
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
  accepted: say('Accepted', ({ company, candidate }) => `${company} takes ${candidate}`, 'A time follows.'),
  scheduled: say(
    'Interview set',
    ({ company, candidate }) => `${company} meets ${candidate}`,
    'The candidate has been sent the invitation.',
  ),
  moved: say('New time', ({ candidate }) => `The interview with ${candidate} has a new time`),
  reopened: say(
    'Takes place after all',
    ({ candidate }) => `The interview with ${candidate} takes place after all`,
  ),
  resumed: say(
    'No-show taken back',
    ({ candidate }) => `The no-show at the interview with ${candidate} was taken back`,
  ),
  completed: say(
    'Interview over',
    ({ candidate }) => `The interview with ${candidate} is over`,
    'A decision follows.',
  ),
  'no-show': say(
    'No-show',
    ({ candidate }) => `The interview with ${candidate} did not take place`,
    'Somebody did not come.',
  ),
  selected: say('Selected', ({ company, candidate }) => `${company} selected ${candidate}`),
  rejected: say('Not selected', ({ company, candidate }) => `${company} does not go on with ${candidate}`),
  declined: say('Declined', ({ company, candidate }) => `${company} does not meet ${candidate}`),
  cancelled: say('Cancelled', ({ candidate }) => `The interview with ${candidate} is called off`),
  withdrawn: say('Withdrawn', ({ candidate }) => `${candidate} is withdrawn`),
  onboarded: say('Joining', ({ company, candidate }) => `${candidate} joins ${company}`),
  confirmed: say('Candidate agreed', ({ candidate }) => `${candidate} agreed that you represent them`),
  refused: say('Candidate refused', ({ candidate }) => `${candidate} does not want you to represent them`),
};

function factsOf(notice: SubmissionNotice) {
  return [
    { label: 'Candidate', content: [plainName(notice.candidateName)] },
    { label: 'Client', content: [plainName(notice.company)] },
    { label: 'Job', content: [plainName(notice.jobTitle)] },
    { label: 'Round', content: [plainName(notice.roundName)] },
    { label: 'Time', content: [whenOf(notice)] },
  ].filter(({ content }) => content[0] !== '');
}

function whenOf({ when }: SubmissionNotice): string {
  if (!when) return '';
  const city = zoneCity(when.timeZone);
  return `${printInstant(when.startTime, when.timeZone)} ${city ? `${city} time` : zonePhrase(when.startTime, when.timeZone)}`;
}
