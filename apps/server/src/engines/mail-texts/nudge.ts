import { drawMail } from './layout/draw-mail.ts';
import { lastingDate } from './layout/link-mail.ts';
import type { Block, MailText } from './layout/mail-content.ts';
import { meetingButton, paragraph, SENT_WITH } from './layout/meeting-parts.ts';
import { shortTime, timeFacts, type ReaderTime } from './layout/reader-time.ts';
import { greet, listNames, plainName } from './layout/safe-text.ts';

/** What somebody owes and has not given yet. */
export const NUDGE_KINDS = [
  'scorecard-due',
  'scorecard-waiting',
  'scorecard-late',
  'panel-late',
  'answer-due',
  'answer-late',
  'time-to-choose',
] as const;
export type NudgeKind = (typeof NUDGE_KINDS)[number];

export type Nudge = {
  kind: NudgeKind;
  company: string;
  readerName: string;
  candidateName: string;
  jobTitle: string;
  roundName: string;
  /** When the meeting was; absent while there is none. */
  when?: ReaderTime | undefined;
  /** Whose scorecard is missing, or the supplier who waits. */
  names: string[];
  /** Until when a submission is to be answered, or the link to choose a time works; and the clocks to say it in. */
  until?: { at: string; timeZone: string } | undefined;
  url: string;
};

/** The mail that asks one person for what they owe. */
export function nudge(owed: Nudge): MailText {
  const company = plainName(owed.company);
  const { subject, title, says, button, after = [] } = TEXTS[owed.kind](owed);
  const blocks: Block[] = [
    ...says.map((text) => paragraph(text)),
    { kind: 'facts', facts: listFacts(owed) },
    ...meetingButton(button, owed.url),
    ...after.map((text) => paragraph(text)),
  ];
  return drawMail({
    subject,
    from: company,
    greeting: greet(owed.readerName),
    title,
    blocks: blocks.filter((block) => block.kind !== 'facts' || block.facts.length > 0),
    foot: [`${company}.`, SENT_WITH],
  });
}

type Words = { subject: string; title: string; says: string[]; button: string; after?: string[] };

const WRITE = 'Write your scorecard';
const WHY_NOW = 'It takes a few minutes, and is easiest while you remember the conversation.';

const TEXTS: Record<NudgeKind, (owed: Nudge) => Words> = {
  'scorecard-due': (owed) => ({
    subject: `Your scorecard: ${nameMeeting(owed)}`,
    title: `How was the interview with ${showCandidate(owed)}?`,
    says: [WHY_NOW],
    button: WRITE,
  }),
  'scorecard-waiting': (owed) => ({
    subject: `Your scorecard is still missing: ${nameMeeting(owed)}`,
    title: `Your scorecard for ${showCandidate(owed)} is still missing`,
    says: [WHY_NOW],
    button: WRITE,
  }),
  'scorecard-late': (owed) => ({
    subject: `Your scorecard is late: ${nameMeeting(owed)}`,
    title: `Your scorecard for ${showCandidate(owed)} is late`,
    says: [
      'The candidate waits for a decision. Where you cannot judge, say so on the same page: that settles it too.',
    ],
    button: WRITE,
  }),
  'panel-late': (owed) => ({
    subject: `Scorecards overdue: ${nameMeeting(owed)}`,
    title: `Scorecards for ${showCandidate(owed)} are overdue`,
    says: [
      `${listNames(owed.names) || 'Somebody'} ${owed.names.length > 1 ? 'have' : 'has'} not written one yet.`,
    ],
    button: 'Open the interview in Slotwise',
  }),
  'answer-due': (owed) => ({
    subject: `To be answered: ${nameMeeting(owed)}`,
    title: `${showSupplier(owed)} waits for your answer about ${showCandidate(owed)}`,
    says: ['Accept the candidate with a time or without, or decline with a reason.'],
    button: 'Answer in Slotwise',
  }),
  'answer-late': (owed) => ({
    subject: `Answer overdue: ${nameMeeting(owed)}`,
    title: `Your answer about ${showCandidate(owed)} is overdue`,
    says: [
      `${showSupplier(owed)} was promised an answer by now. Accept the candidate with a time or without, or decline with a reason.`,
    ],
    button: 'Answer in Slotwise',
  }),
  'time-to-choose': (owed) => ({
    subject: `Choose a time: interview with ${plainName(owed.company)}`,
    title: `Please choose a time for your interview${forJob(owed)}`,
    says: ['You have not chosen one yet. None that suits? The same page takes times of your own.'],
    button: 'Choose a time',
    after: [
      `The link is yours alone, so please do not forward this mail.${lastingDate(owed.until?.at, owed.until?.timeZone)}`,
    ],
  }),
};

const showCandidate = ({ candidateName }: Nudge): string => plainName(candidateName) || 'the candidate';
const showSupplier = ({ names }: Nudge): string => listNames(names) || 'A supplier';

function forJob({ jobTitle }: Nudge): string {
  const job = plainName(jobTitle);
  return job ? ` for ${job}` : '';
}

const nameMeeting = (owed: Nudge): string =>
  [showCandidate(owed), plainName(owed.jobTitle)].filter(Boolean).join(', ');

/** Nothing for a candidate: the page says it better. */
function listFacts(owed: Nudge) {
  if (owed.kind === 'time-to-choose') return [];
  const { until } = owed;
  return [
    { label: 'Candidate', content: [plainName(owed.candidateName)] },
    { label: 'Job', content: [plainName(owed.jobTitle)] },
    { label: 'Round', content: [plainName(owed.roundName)] },
    ...timeFacts(owed.when),
    { label: 'Due', content: [until ? shortTime({ startTime: until.at, timeZone: until.timeZone }) : ''] },
  ].filter(({ content }) => content[0] !== '');
}
