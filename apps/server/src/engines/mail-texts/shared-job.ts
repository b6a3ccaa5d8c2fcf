import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

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
  const company = plainName(notice.company) || 'Another organization';
  const title = plainName(notice.jobTitle) || 'A job';
  const { openings, location } = notice;
  const facts = [openings === 1 ? '1 opening' : `${openings} openings`, plainName(location)];
  return drawLinkMail({
    subject: `${company} has shared a job with you: ${title}`,
    from: company,
    readerName: notice.readerName,
    title: `${company} has shared a job with you`,
    before: [
      `${plainName(notice.byName) || company} has shared “${title}” (${facts.filter(Boolean).join(', ')}) with your organization. You can submit candidates for it now.`,
    ],
    button: { label: 'See the jobs shared with you', url: notice.url },
    after: [],
    why: 'You get this mail as an administrator of your organization.',
  });
}
