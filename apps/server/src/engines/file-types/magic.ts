import { notAllowed, otherContent } from './refusals.ts';

type Kind = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'png' | 'jpg';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** Compound File Binary, the container of the old Office formats and of encrypted newer ones. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const MAGIC: Record<Kind, { bytes: Buffer; label: string }> = {
  pdf: { bytes: Buffer.from('%PDF-'), label: 'a PDF' },
  docx: { bytes: ZIP, label: 'a Word document' },
  odt: { bytes: ZIP, label: 'an OpenDocument text' },
  doc: { bytes: OLE, label: 'a Word document' },
  rtf: { bytes: Buffer.from('{\\rtf1'), label: 'an RTF document' },
  png: { bytes: Buffer.from('89504e470d0a1a0a', 'hex'), label: 'a PNG picture' },
  jpg: { bytes: Buffer.from('ffd8ff', 'hex'), label: 'a JPEG picture' },
};

const startsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);

/** Refuses a file without the magic bytes of its kind. `start` has at least eight bytes, or the complete file. */
export const requireMagic =
  (kind: Kind) =>
  (start: Buffer): void => {
    const { bytes, label } = MAGIC[kind];
    if (startsWith(start, bytes)) return;
    if (startsWith(start, OLE) && kind === 'docx') {
      throw notAllowed(
        'This document is protected by a password, or is an old .doc under another name. Save it as .docx without a password.',
      );
    }
    throw otherContent(label);
  };
