import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

/** What became of a zip of resumes. */
export type ReadZip = {
  readerName: string;
  company: string;
  resumes: number;
  /** How many of its files could not be read. */
  unread: number;
  /** Whether its end was reached. */
  isWhole: boolean;
  /** The page on which zips are asked about. */
  url: string;
};

/**
 * Tells the person who uploaded a zip of resumes that it is read, and what came of it. The mail says nothing of the zip, not its name
 * either: the notice outlives it.
 */
export function readZip({ readerName, company, resumes, unread, isWhole, url }: ReadZip): MailText {
  const title = isWhole ? 'Your zip of resumes is read' : 'Your zip of resumes could not be read to its end';
  const counts = [
    `${resumes} ${resumes === 1 ? 'resume' : 'resumes'}`,
    ...(unread > 0 ? [`${unread} could not be read`] : []),
  ];
  return drawLinkMail({
    subject: `${title}: ${counts.join(', ')}`,
    from: plainName(company),
    readerName,
    title,
    before: [`${counts.join(', ')}. What was read can be asked about.`],
    button: { label: 'Open Deepgaze', url },
    after: [],
    why: 'You get this notice because you uploaded the zip.',
  });
}
