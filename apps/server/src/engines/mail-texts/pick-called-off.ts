import { CALLED_OFF } from './catalog/choosing.texts.ts';
import { CHANGES } from './catalog/meeting.texts.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { jobValues, paragraph, toRecruiter, words } from './layout/meeting-parts.ts';
import { joinNames, plainName } from './layout/safe-text.ts';

export type PickCalledOff = {
  candidateName: string;
  company: string;
  recruiterName: string;
  jobTitle: string;
  /** The reason shown to the candidate. */
  reason: string;
};

/** Tells a candidate who was to choose a time that the interview does not take place. */
export function pickCalledOff(off: PickCalledOff): MailText {
  const company = plainName(off.company);
  const { job, hasJob } = jobValues(off);
  return drawMail({
    subject: CALLED_OFF.subject({ about: job || company }),
    from: company,
    readerName: off.candidateName,
    title: CALLED_OFF.title({ job, hasJob }),
    blocks: [
      paragraph(CALLED_OFF.noNeed()),
      ...words(CALLED_OFF.why(), off.reason),
      paragraph(CHANGES.questions(toRecruiter({ name: off.recruiterName }))),
    ],
    why: `${joinNames(off.recruiterName, company)}.`,
  });
}
