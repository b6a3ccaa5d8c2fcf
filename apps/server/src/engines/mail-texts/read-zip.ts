import { UPKEEP } from './catalog/upkeep.texts.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

/** The result of reading a zip of resumes. */
export type ReadZip = {
  readerName: string;
  company: string;
  resumes: number;
  /** How many of its files could not be read. */
  unread: number;
  /** Whether it was read to the end. */
  isWhole: boolean;
  /** The page for questions about zips. */
  url: string;
};

/**
 * Tells the uploader of a zip of resumes that it has been read, with the result. The mail does not name the zip, since
 * the notice outlives it.
 */
export function readZip({ readerName, company, resumes, unread, isWhole, url }: ReadZip): MailText {
  const texts = UPKEEP.zip;
  const title = texts.title({ whole: isWhole ? 'yes' : 'no' });
  const counts = texts.counts({ resumes, unread });
  return drawLinkMail({
    subject: texts.subject({ title, counts }),
    from: plainName(company),
    readerName,
    title,
    about: counts,
    before: [texts.before({ counts })],
    button: { label: texts.button(), url },
    why: texts.why(),
  });
}
