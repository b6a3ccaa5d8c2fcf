import { PROPOSED } from './catalog/choosing.texts.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { facts, meetingButton, paragraph, toRecruiter } from './layout/meeting-parts.ts';
import { timeFacts, type ReaderTime } from './layout/reader-time.ts';
import { joinNames, plainName } from './layout/safe-text.ts';

export type KeptTime = {
  company: string;
  recruiterName: string;
  candidateName: string;
  jobTitle: string;
  /** Undefined while no time is set. */
  when?: ReaderTime | undefined;
  /** The candidate's own page. */
  url: string;
};

/** Tells a candidate who proposed other times that their interview keeps its time, or still has none. */
export function keptTime({ company, recruiterName, candidateName, jobTitle, when, url }: KeptTime): MailText {
  const sender = plainName(company);
  const texts = when ? PROPOSED.kept : PROPOSED.open;
  return drawMail({
    subject: texts.subject({ about: plainName(jobTitle) || sender }),
    from: sender,
    readerName: candidateName,
    title: texts.title(),
    blocks: [
      paragraph(texts.first()),
      ...facts(timeFacts(when)),
      ...meetingButton(texts.button(), url),
      { kind: 'change', content: [texts.otherwise(toRecruiter({ name: recruiterName }))] },
    ],
    why: `${joinNames(recruiterName, company)}.`,
  });
}
