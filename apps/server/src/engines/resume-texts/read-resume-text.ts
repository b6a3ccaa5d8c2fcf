import { countLetters } from './text/compose-text.ts';
import { detectFormat, type FileFormat } from './file-format.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readHtml } from './read-html.ts';
import { readOdt } from './read-odt.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readPlain } from './read-plain.ts';
import { readRtf } from './read-rtf.ts';
import type { ResumeText, Unread } from './text/resume-text.ts';
import { empty, UnreadableFile, unsupported } from './text/unreadable-file.ts';
import { openParts } from './zip-parts.ts';

/** A long resume has thirty thousand characters; a book is not a resume. */
const MOST_LENGTH = 1_000_000;

/** The type to serve a file as, and its words or why there are none; `isScan` if OCR could read it. */
export type ReadText = { contentType: string; isScan?: boolean } & (
  | { text: ResumeText }
  | { unread: Unread }
);

type Reading = { contentType: string; text: ResumeText };

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.text';

/** Reads the words of a file, whatever its name. Faults of the file are returned, not thrown. */
export async function readResumeText(bytes: Uint8Array): Promise<ReadText> {
  let contentType = 'application/octet-stream';
  try {
    if (bytes.length === 0) throw empty();
    const format = detectFormat(bytes);
    contentType = CONTENT_TYPES[format];
    const reading = await READERS[format](bytes);
    contentType = reading.contentType;
    requireBearable(reading.text.text);
    return reading;
  } catch (error) {
    if (error instanceof UnreadableFile) return { contentType, unread: error.unread, isScan: error.isScan };
    throw error;
  }
}

const CONTENT_TYPES: Record<FileFormat, string> = {
  PDF: 'application/pdf',
  ZIP: 'application/zip',
  OLE: 'application/msword',
  RTF: 'application/rtf',
  HTML: 'text/plain',
  TEXT: 'text/plain',
};

const READERS: Record<FileFormat, (bytes: Uint8Array) => Promise<Reading>> = {
  PDF: async (bytes) => ({ contentType: CONTENT_TYPES.PDF, text: await readPdf(bytes) }),
  ZIP: readZipped,
  OLE: async (bytes) => ({ contentType: CONTENT_TYPES.OLE, text: await readDoc(bytes) }),
  RTF: async (bytes) => ({ contentType: CONTENT_TYPES.RTF, text: readRtf(bytes) }),
  HTML: async (bytes) => ({ contentType: CONTENT_TYPES.HTML, text: readHtml(bytes) }),
  TEXT: async (bytes) => ({ contentType: CONTENT_TYPES.TEXT, text: readPlain(bytes) }),
};

async function readZipped(bytes: Uint8Array): Promise<Reading> {
  const parts = await openParts('document', bytes);
  if (parts.names.includes('content.xml')) return { contentType: OPEN_DOCUMENT, text: await readOdt(parts) };
  if (parts.names.includes('[Content_Types].xml') && parts.names.some((name) => name.startsWith('word/'))) {
    return { contentType: WORD, text: await readDocx(parts) };
  }
  throw unsupported('This is an archive, or a file of another office program.');
}

function requireBearable(text: string): void {
  if (countLetters(text) === 0) throw empty();
  if (text.length <= MOST_LENGTH) return;
  const reason =
    'This file has more than a million letters, which is too many to read. Upload a shorter one.';
  throw new UnreadableFile('TOO_BIG', reason);
}
