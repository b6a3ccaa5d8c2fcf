import { drawLinkMail, lastingDate } from './link-mail.ts';
import type { MailText } from './mail-content.ts';
import { plainName } from './safe-text.ts';

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
      `${supplier} has put you forward for the job ${job} at ${client}. Say whether they may represent you for it.`,
      ...(question.ownershipDays > 0
        ? [
            `A yes holds for ${question.ownershipDays} days. In that time ${client} talks about you with ${supplier} alone.`,
          ]
        : []),
    ],
    button: { label: 'Answer', url: question.url },
    after: [`The link is yours alone, so do not forward this mail.${lastingDate(question.until)}`],
    why: `${supplier} gave us this address. If you do not know them, answer with no.`,
  });
}
