import { PARTNERS } from './catalog/supplier.texts.ts';
import { LAYOUT } from './catalog/meeting.texts.ts';
import { drawLinkMail, lastingDate } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

export type RepresentationQuestion = {
  candidateName: string;
  supplierName: string;
  clientName: string;
  jobTitle: string;
  ownershipDays: number;
  /** The page with the question, with a secret in the fragment. */
  url: string;
  /** When the link expires, ISO-8601. */
  until: string;
};

/** Asks a candidate whether a supplier may represent them at a client. */
export function representationQuestion(question: RepresentationQuestion): MailText {
  const supplier = plainName(question.supplierName);
  const client = plainName(question.clientName);
  const job = plainName(question.jobTitle);
  const { ownershipDays: days } = question;
  const texts = PARTNERS.represent;
  return drawLinkMail({
    subject: texts.subject({ supplier, client }),
    from: supplier,
    readerName: question.candidateName,
    title: texts.title({ supplier }),
    before: [
      texts.asks({ supplier, job, client }),
      ...(days > 0 ? [texts.lasts({ client, supplier, days })] : []),
    ],
    button: { label: texts.button(), url: question.url },
    after: [`${LAYOUT.private()} ${lastingDate(question.until)}`],
    why: texts.why({ supplier }),
  });
}
