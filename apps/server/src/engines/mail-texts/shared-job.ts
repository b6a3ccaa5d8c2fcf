import { ASSOCIATIONS, PARTNERS } from './catalog/supplier.texts.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { joinNames, plainName } from './layout/safe-text.ts';

export type SharedJobNotice = {
  readerName: string;
  /** The client, and who of it shares the job. */
  company: string;
  byName: string;
  jobTitle: string;
  /** Empty where the client names none. */
  location: string;
  openings: number;
  /** The page of the jobs that are shared with the reader's organization. */
  url: string;
};

/** Tells an administrator of a supplier that candidates can be submitted for one more job. */
export function sharedJob(notice: SharedJobNotice): MailText {
  const texts = PARTNERS.sharedJob;
  const company = plainName(notice.company) || ASSOCIATIONS.company();
  const job = plainName(notice.jobTitle) || texts.job();
  const facts = joinNames(texts.openings({ count: notice.openings }), notice.location);
  return drawLinkMail({
    subject: texts.subject({ company, job }),
    from: company,
    readerName: notice.readerName,
    title: texts.title({ company }),
    about: joinNames(job, facts),
    before: [
      texts.before({
        sharer: plainName(notice.byName) || company,
        job,
        facts,
      }),
    ],
    button: { label: texts.button(), url: notice.url },
    why: ASSOCIATIONS.foot(),
  });
}
