import { LAYOUT } from './catalog/meeting.texts.ts';
import { SUBMISSIONS } from './catalog/supplier.texts.ts';
import type { NoShowParty, RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import { noShowText, REJECT_REASON_WORDS } from '@slotwise/contract/words';
import { drawMail } from './layout/draw-mail.ts';
import type { Fact, MailText } from './layout/mail-content.ts';
import { facts, meetingButton, paragraph, words } from './layout/meeting-parts.ts';
import { timeFacts, type ReaderTime } from './layout/reader-time.ts';
import { joinNames, plainName } from './layout/safe-text.ts';

/** What happened to a candidate that the reader's organization submitted to a client. */
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
  /** Undefined while no time is set. */
  when?: ReaderTime;
  /** Why a submission was declined, and the client's note to the supplier. */
  reasonCode?: RejectReason | undefined;
  reason?: string | undefined;
  /** Who did not show up, if it is a no-show. */
  noShowBy?: NoShowParty | undefined;
  url: string;
};

/** Tells a supplier what happened to its submission, in the client's name, without anything internal. */
export function submissionNotice(notice: SubmissionNotice): MailText {
  const company = plainName(notice.company);
  const candidate = plainName(notice.candidateName) || SUBMISSIONS.candidate();
  const texts = SUBMISSIONS[notice.news];
  const says = texts.says();
  return drawMail({
    subject: `${texts.subject()}: ${joinNames(candidate, notice.jobTitle)}`,
    from: company,
    readerName: notice.readerName,
    title: texts.title({ company, candidate }),
    about: joinNames(notice.jobTitle, notice.roundName),
    blocks: [
      ...(says ? [paragraph(says)] : []),
      ...(notice.noShowBy ? [paragraph(`${noShowText(notice.noShowBy, candidate)}.`)] : []),
      ...facts(listFacts(notice)),
      ...words(SUBMISSIONS.note({ company }), notice.reason),
      ...meetingButton(SUBMISSIONS.button(), notice.url),
    ],
    why: SUBMISSIONS.foot({ candidate, company }),
  });
}

function listFacts(notice: SubmissionNotice): Fact[] {
  return [
    { label: LAYOUT.candidate(), content: [plainName(notice.candidateName)] },
    { label: LAYOUT.client(), content: [plainName(notice.company)] },
    { label: LAYOUT.job(), content: [plainName(notice.jobTitle)] },
    { label: LAYOUT.round(), content: [plainName(notice.roundName)] },
    ...timeFacts(notice.when),
    { label: LAYOUT.reason(), content: [notice.reasonCode ? REJECT_REASON_WORDS[notice.reasonCode] : ''] },
  ];
}
