import { FILE_EXTENSIONS, type FileExtension } from '@slotwise/contract/limits';
import type { ReadAt } from '#lib/read-at.ts';
import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';
import { checkOdt } from './check-odt.ts';
import { passJpeg } from './pass-jpeg.ts';
import { passPdf } from './pass-pdf.ts';
import { passPng } from './pass-png.ts';
import { passRtf } from './pass-rtf.ts';
import { passText } from './pass-text.ts';
import { passMagic } from './pass-magic.ts';
import { notAllowed, TAKEN } from './refusals.ts';

/** A type of file that is taken. */
export type FileType = {
  /** What it is handed out as, whatever the uploader called it. */
  contentType: string;
  /** Lets the bytes through while it checks them, without what tells on the author; throws at the first fault. */
  pass: (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
  /** Looks into a container once all of it is there. */
  check?: (readAt: ReadAt, size: number) => Promise<void>;
};

const jpeg: FileType = { contentType: 'image/jpeg', pass: passJpeg };

const TYPES: Record<FileExtension, FileType> = {
  pdf: { contentType: 'application/pdf', pass: passPdf },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pass: passMagic('docx'),
    check: checkDocx,
  },
  doc: { contentType: 'application/msword', pass: passMagic('doc'), check: checkDoc },
  odt: { contentType: 'application/vnd.oasis.opendocument.text', pass: passMagic('odt'), check: checkOdt },
  rtf: { contentType: 'application/rtf', pass: passRtf },
  txt: { contentType: 'text/plain', pass: passText },
  png: { contentType: 'image/png', pass: passPng },
  jpg: jpeg,
  jpeg,
};

const SCRIPT = 'A web page or script can run in the browser of whoever opens it.';
const MACROS = 'A document with macros can run programs. Save it as .docx or as PDF.';

/** Why some well-known kinds are not taken. */
const REASONS: Record<string, string> = {
  svg: 'A drawing in SVG can carry scripts. Save it as PNG.',
  ...Object.fromEntries(
    ['html', 'htm', 'xhtml', 'xml', 'js', 'mjs', 'vbs', 'php'].map((end) => [end, SCRIPT]),
  ),
  ...Object.fromEntries(['docm', 'dotm', 'dotx', 'dot', 'xlsm', 'pptm'].map((end) => [end, MACROS])),
  ...Object.fromEntries(
    ['zip', 'rar', '7z', 'gz'].map((end) => [end, 'Upload the files of an archive one by one.']),
  ),
  heic: 'Photos in HEIC cannot be shown everywhere. Save it as JPEG.',
  pages: 'Save the document as PDF or .docx.',
};

const isTaken = (end: string): end is FileExtension => (FILE_EXTENSIONS as readonly string[]).includes(end);

/** The type that a cleaned file name says; throws FILE_TYPE_NOT_ALLOWED with a reason for every other. */
export function fileTypeOf(fileName: string): FileType {
  const end = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (isTaken(end)) return TYPES[end];
  const kind = end ? `.${end.slice(0, 20)} files` : 'Files whose name has no ending such as .pdf';
  throw notAllowed([`${kind} are not taken, only ${TAKEN}.`, REASONS[end]].filter(Boolean).join(' '));
}
