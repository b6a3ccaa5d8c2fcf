import { drawMail } from './layout/draw-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { meetingButton, paragraph, SENT_WITH } from './layout/meeting-parts.ts';
import { timeFacts, type ReaderTime } from './layout/reader-time.ts';
import { firstName, greet, plainName } from './layout/safe-text.ts';

export type KeptTime = {
  company: string;
  recruiterName: string;
  candidateName: string;
  jobTitle: string;
  /** Absent while no time is set. */
  when?: ReaderTime | undefined;
  /** The candidate's own page. */
  url: string;
};

type Words = { subject: string; title: string; first: string; button: string; otherwise: string };

const KEPT: Words = {
  subject: 'The time stays',
  title: 'Your interview stays when it is',
  first: 'Thank you for the times you proposed. None of them worked out, so the interview stays when it is.',
  button: 'Open your interview',
  otherwise: 'Can’t come then?',
};

const STILL_OPEN: Words = {
  subject: 'Another time for your interview',
  title: 'None of the times you proposed worked out',
  first:
    'Thank you for them. No time is set yet: choose one of those on your page, or say there when else you can come.',
  button: 'Open your page',
  otherwise: 'Nothing suits you there?',
};

/** Tells a candidate who proposed other times that their interview stays when it is, or still has no time. */
export function keptTime({ company, recruiterName, candidateName, jobTitle, when, url }: KeptTime): MailText {
  const sender = plainName(company);
  const about = plainName(jobTitle) || sender;
  const { subject, title, first, button, otherwise } = when ? KEPT : STILL_OPEN;
  const answers = `Reply to this mail and ${firstName(recruiterName) || 'the recruiter'} answers.`;
  return drawMail({
    subject: `${subject}: ${about}`,
    from: sender,
    greeting: greet(candidateName),
    title,
    blocks: [
      paragraph(first),
      ...(when ? [{ kind: 'facts' as const, facts: timeFacts(when) }] : []),
      ...meetingButton(button, url),
      { kind: 'change', content: [`${otherwise} ${answers}`] },
    ],
    foot: [`${[recruiterName, company].map(plainName).filter(Boolean).join(', ')}.`, SENT_WITH],
  });
}
