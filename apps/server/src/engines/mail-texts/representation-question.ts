import { drawLinkMail, lastingDate } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

export type RepresentationQuestion = {
  candidateName: string;
  supplierName: string;
  clientName: string;
  jobTitle: string;
  ownershipDays: number;
  /** The page with the question, its secret in the fragment. */
  url: string;
  /** Until when the link works, ISO-8601. */
  until: string;
};

/** The mail that asks a candidate whether a supplier may represent them at a client. */
export function representationQuestion(question: RepresentationQuestion): MailText {
  const supplier = plainName(question.supplierName);
  const client = plainName(question.clientName);
  const job = plainName(question.jobTitle);
  return drawLinkMail({
    subject: `May ${supplier} represent you at ${client}?`,
    from: supplier,
    readerName: question.candidateName,
    title: `May ${supplier} represent you?`,
    before: [
      `${supplier} has put you forward for the position of ${job} at ${client}. Please tell us whether they may represent you for it.`,
      ...(question.ownershipDays > 0
        ? [
            `If you say yes, ${client} will deal with ${supplier} alone about you for the next ${question.ownershipDays === 1 ? 'day' : `${question.ownershipDays} days`}.`,
          ]
        : []),
    ],
    button: { label: 'Answer yes or no', url: question.url },
    after: [
      `The link is meant for you alone, so please do not forward this mail.${lastingDate(question.until)}`,
    ],
    why: `${supplier} gave us your address. If you do not know them, answer no.`,
  });
}
