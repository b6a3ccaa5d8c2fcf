import { drawLinkMail } from './link-mail.ts';
import type { MailText } from './mail-content.ts';
import { plainName } from './safe-text.ts';

/** What became of a zip of resumes. */
export type ReadZip = {
  readerName: string;
  company: string;
  fileName: string;
  resumes: number;
  /** How many of its files could not be read. */
  unread: number;
  /** Why its end was not reached; empty where it was. */
  fault: string;
  /** The page on which zips are asked about. */
  url: string;
};

/** Tells whoever uploaded a zip of resumes that it is read, and what came of it. */
export function readZip({ readerName, company, fileName, resumes, unread, fault, url }: ReadZip): MailText {
  const name = plainName(fileName);
  const outcome = fault ? 'could not be read to its end' : 'is read';
  const counts = [
    `${resumes} ${resumes === 1 ? 'resume' : 'resumes'}`,
    ...(unread > 0 ? [`${unread} could not be read`] : []),
  ];
  return drawLinkMail({
    subject: `${name} ${outcome}: ${counts.join(', ')}`,
    from: plainName(company),
    readerName,
    title: `${name} ${outcome}`,
    before: [...(fault ? [fault] : []), `${counts.join(', ')}. What was read can be asked about.`],
    button: { label: 'Open Deepgaze', url },
    after: [],
    why: 'You get this notice because you uploaded the zip.',
  });
}
