import { drawMail } from './layout/draw-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { paragraph, SENT_WITH, words } from './layout/meeting-parts.ts';
import { firstName, greet, plainName } from './layout/safe-text.ts';

export type PickCalledOff = {
  candidateName: string;
  company: string;
  recruiterName: string;
  jobTitle: string;
  /** The reason as the candidate reads it. */
  reason: string;
};

/** The mail to a candidate who was to choose a time for an interview that does not take place. */
export function pickCalledOff(off: PickCalledOff): MailText {
  const company = plainName(off.company);
  const job = plainName(off.jobTitle);
  const sender = firstName(off.recruiterName) || 'the recruiter';
  return drawMail({
    subject: `Cancelled: your interview, ${job || company}`,
    from: company,
    greeting: greet(off.candidateName),
    title: `Your interview${job ? ` for ${job}` : ''} is cancelled`,
    blocks: [
      paragraph('You do not need to choose a time for it any more.'),
      ...words('Why', off.reason),
      paragraph(`Questions? Please reply to this mail and ${sender} answers.`),
    ],
    foot: [`${[plainName(off.recruiterName), company].filter(Boolean).join(', ')}.`, SENT_WITH],
  });
}
