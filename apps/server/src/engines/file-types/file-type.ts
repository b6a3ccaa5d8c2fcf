import { FILE_EXTENSIONS, type FileExtension } from '@slotwise/contract/limits';
import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';
import { checkOdt } from './check-odt.ts';
import { checkPdf } from './check-pdf.ts';
import { checkRtf } from './check-rtf.ts';
import { beginText, checkText } from './check-text.ts';
import { requireMagic } from './magic.ts';
import { notAllowed, TAKEN } from './refusals.ts';
import { rewriteJpeg } from './rewrite-jpeg.ts';
import { rewritePng } from './rewrite-png.ts';

/** An accepted type of file. All of its checks throw at the first fault. */
export type FileType = {
  /** The type it is served as, whatever the uploader called it. */
  contentType: string;
  /** Checks the first `BEGINNING_BYTES`, or all of a smaller file: quick enough to run while the rest arrives. */
  begin: (start: Buffer) => void;
} & (
  | {
      /** Checks the complete file, which can take long. */
      check: (bytes: Buffer) => void | Promise<void>;
    }
  | {
      /** Also checks the complete file, and returns it without data that reveals the author. */
      rewrite: (bytes: Buffer) => Buffer;
    }
);

/** How much of a file is checked while it arrives. */
export const BEGINNING_BYTES = 1024;

const jpeg: FileType = { contentType: 'image/jpeg', begin: requireMagic('jpg'), rewrite: rewriteJpeg };

const TYPES: Record<FileExtension, FileType> = {
  pdf: { contentType: 'application/pdf', begin: requireMagic('pdf'), check: checkPdf },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begin: requireMagic('docx'),
    check: checkDocx,
  },
  doc: { contentType: 'application/msword', begin: requireMagic('doc'), check: checkDoc },
  odt: {
    contentType: 'application/vnd.oasis.opendocument.text',
    begin: requireMagic('odt'),
    check: checkOdt,
  },
  rtf: { contentType: 'application/rtf', begin: requireMagic('rtf'), check: checkRtf },
  txt: { contentType: 'text/plain', begin: beginText, check: checkText },
  png: { contentType: 'image/png', begin: requireMagic('png'), rewrite: rewritePng },
  jpg: jpeg,
  jpeg,
};

const SCRIPT = 'A web page or script can run in the browser of anyone who opens it.';
const MACROS = 'A document with macros can run programs. Save it as .docx or as PDF.';

/** Why some well-known types are refused. */
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

/** The type of a cleaned file name. Throws FILE_TYPE_NOT_ALLOWED with a reason for any other. */
export function getFileType(fileName: string): FileType {
  const end = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (isTaken(end)) return TYPES[end];
  const kind = end ? `.${end.slice(0, 20)} files` : 'Files whose name has no ending such as .pdf';
  throw notAllowed([`${kind} are not taken, only ${TAKEN}.`, REASONS[end]].filter(Boolean).join(' '));
}
