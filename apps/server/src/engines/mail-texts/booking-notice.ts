import { LAYOUT } from './catalog/meeting.texts.ts';
import { NOTICES } from './catalog/notice.texts.ts';
import { drawMail } from './layout/draw-mail.ts';
import { lastingDate } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { facts, meetingButton, paragraph, roundFacts, words } from './layout/meeting-parts.ts';
import { shortTime, timeFacts, type ReaderTime } from './layout/reader-time.ts';
import { firstName, joinNames, plainName } from './layout/safe-text.ts';

/** A mail about a meeting to someone in the organization, without a calendar entry. */
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
  /** Who decided, assigned, or wrote the last scorecard. */
  byName: string;
  candidateName: string;
  jobTitle: string;
  roundName: string;
  /** Undefined while no time is set. */
  when?: ReaderTime;
  /** The actor's comment. */
  comments?: string;
  /** Sentences that help to act on it. */
  hints?: string[];
  /** The page that the button opens; for a panel link, its fragment has the secret. */
  url: string;
  /** When the panel link expires, ISO-8601. */
  until?: string;
};

/** The mail of one notice to one reader; candidates never get one. */
export function bookingNotice(notice: BookingNotice): MailText {
  const company = plainName(notice.company);
  const texts = NOTICES[notice.kind];
  const values = toValues(notice);
  return drawMail({
    subject: texts.subject(values),
    from: company,
    readerName: notice.readerName,
    title: texts.title(values),
    about: joinNames(notice.jobTitle, notice.roundName),
    blocks: [
      ...[texts.before(values)].filter(Boolean).map((text) => paragraph(text)),
      ...facts([...roundFacts(notice), ...timeFacts(notice.when)]),
      ...words(LAYOUT.wrote({ name: firstName(notice.byName) || 'none' }), notice.comments),
      ...(notice.hints ?? []).map((text) => paragraph(plainName(text))),
      ...meetingButton(texts.button(), notice.url),
      ...(notice.kind === 'panel-link' ? [paragraph(linkNote(notice))] : []),
    ],
    why: `${company}.`,
  });
}

/** The values inserted into notice texts. */
function toValues(notice: BookingNotice) {
  const actor = plainName(notice.byName) || LAYOUT.someone();
  const candidate = plainName(notice.candidateName) || LAYOUT.theCandidate();
  const when = notice.when && shortTime({ ...notice.when, timeZone: readerClocks(notice.when) });
  return {
    actor,
    candidate,
    meeting: joinNames(candidate, notice.jobTitle),
    short: joinNames(candidate, when),
    /** Whether the candidate is the actor. */
    own: actor === candidate ? 'yes' : 'no',
    timed: notice.when ? 'yes' : 'no',
  };
}

const linkNote = ({ until, when }: BookingNotice): string =>
  [LAYOUT.ownLink(), lastingDate(until, when && readerClocks(when))].filter(Boolean).join(' ');

/** Someone without an account may have only the mailed link, so its subject uses their own zone. */
const readerClocks = ({ readerZone, timeZone }: ReaderTime): string => readerZone ?? timeZone;
