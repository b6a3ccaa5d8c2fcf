import { LAYOUT } from './catalog/meeting.texts.ts';
import { NUDGES } from './catalog/notice.texts.ts';
import { drawMail } from './layout/draw-mail.ts';
import { lastingDate } from './layout/link-mail.ts';
import type { Fact, MailText } from './layout/mail-content.ts';
import { facts, meetingButton, paragraph, roundFacts } from './layout/meeting-parts.ts';
import { shortTime, timeFacts, type ReaderTime } from './layout/reader-time.ts';
import { joinNames, listNames, plainName } from './layout/safe-text.ts';

/** Something someone still owes. */
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
  /** When the meeting was; undefined if there was none. */
  when?: ReaderTime | undefined;
  /** Whose scorecard is missing, or the waiting supplier. */
  names: string[];
  /** The deadline of a submission or the end of a link to choose a time, and the zone to show it in. */
  until?: { at: string; timeZone: string } | undefined;
  url: string;
};

/** Asks one person for something they owe. */
export function nudge(owed: Nudge): MailText {
  const company = plainName(owed.company);
  const texts = NUDGES[owed.kind];
  const values = toValues(owed, company);
  const isCandidates = owed.kind === 'time-to-choose';
  const note = [LAYOUT.private(), lastingDate(owed.until?.at, owed.until?.timeZone)].filter(Boolean);
  return drawMail({
    subject: texts.subject(values),
    from: company,
    readerName: owed.readerName,
    title: texts.title(values),
    ...(owed.kind === 'scorecard-due' && { event: NUDGES.due(values) }),
    about: joinNames(owed.jobTitle, owed.roundName),
    blocks: [
      paragraph(texts.before(values)),
      // Candidates find the details on their page.
      ...(isCandidates ? [] : facts(listFacts(owed))),
      ...meetingButton(texts.button(), owed.url),
      ...(isCandidates ? [paragraph(note.join(' '))] : []),
    ],
    why: `${company}.`,
  });
}

/** The values inserted into nudge texts. */
function toValues(owed: Nudge, company: string) {
  const candidate = plainName(owed.candidateName) || LAYOUT.theCandidate();
  const job = plainName(owed.jobTitle);
  const names = listNames(owed.names);
  return {
    company,
    candidate,
    job,
    hasJob: job ? 'yes' : 'no',
    meeting: joinNames(candidate, job),
    names,
    count: names ? owed.names.length : 0,
    supplier: names || LAYOUT.aSupplier(),
  };
}

function listFacts(owed: Nudge): Fact[] {
  const { until } = owed;
  const due = until ? shortTime({ startTime: until.at, timeZone: until.timeZone }) : '';
  return [...roundFacts(owed), ...timeFacts(owed.when), { label: LAYOUT.due(), content: [due] }];
}
