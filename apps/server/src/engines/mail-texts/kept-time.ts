import { drawMail } from './draw-mail.ts';
import type { MailText } from './mail-content.ts';
import { meetingButton, paragraph, SENT_WITH } from './meeting-parts.ts';
import { timeFacts, type ReaderTime } from './reader-time.ts';
import { firstName, greet, plainName } from './safe-text.ts';

export type KeptTime = {
  company: string;
  recruiterName: string;
  candidateName: string;
  jobTitle: string;
  when: ReaderTime;
  /** The candidate's own page. */
  url: string;
};

/** Tells a candidate who proposed other times that their interview stays when it is. */
export function keptTime({ company, recruiterName, candidateName, jobTitle, when, url }: KeptTime): MailText {
  const sender = plainName(company);
  const about = plainName(jobTitle) || sender;
  return drawMail({
    subject: `The time stays: ${about}`,
    from: sender,
    greeting: greet(candidateName),
    title: 'Your interview stays when it is',
    blocks: [
      paragraph(
        'Thank you for the times you proposed. None of them worked out, so the interview stays when it is.',
      ),
      { kind: 'facts', facts: timeFacts(when) },
      ...meetingButton('Open your interview', url),
      {
        kind: 'change',
        content: [
          `Can’t come then? Reply to this mail and ${firstName(recruiterName) || 'the recruiter'} answers.`,
        ],
      },
    ],
    foot: [`${[recruiterName, company].map(plainName).filter(Boolean).join(', ')}.`, SENT_WITH],
  });
}
