import { ASSOCIATIONS, PARTNERS } from './catalog/supplier.texts.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { joinNames, plainName } from './layout/safe-text.ts';

export type SharedJobNotice = {
  readerName: string;
  /** The client, and the person there who shares the job. */
  company: string;
  byName: string;
  jobTitle: string;
  /** Empty if the client gives none. */
  location: string;
  openings: number;
  /** The page of the jobs shared with the reader's organization. */
  url: string;
};

/** Tells a supplier's administrator that candidates can be submitted for another job. */
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
