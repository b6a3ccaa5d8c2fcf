import WordExtractor from 'word-extractor';
import { AppError } from '#lib/app-error.ts';
import { readCompoundFile, type CompoundFile } from '../file-types/compound-file.ts';
import { composeText } from './text/compose-text.ts';
import type { ResumeText } from './text/resume-text.ts';
import { damaged, locked, unsupported } from './text/unreadable-file.ts';

const LABEL = 'Word document';
const START_BYTES = 32;
/** The first word of a Word document, and the flag of an encrypted one (MS-DOC, FibBase). */
const WORD = 0xa5ec;
const ENCRYPTED = 0x0100;

/** Reads a Word document from before 2003 (MS-DOC): headers first, which often have the address. */
export async function readDoc(bytes: Uint8Array): Promise<ResumeText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await requireOpenDocument(file);
  const document = await extract(file);
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes(),
    document.getFootnotes(),
    document.getFooters(),
  ];
  return composeText([{ text: parts.filter((part) => part.trim() !== '').join('\n') }]);
}

async function requireOpenDocument(file: Buffer): Promise<void> {
  const { entries, readStart } = await openCompoundFile(file);
  if (entries.some(({ name }) => /^Encrypt(edPackage|ionInfo)$/.test(name))) throw locked(LABEL);
  const document = entries.find(({ name }) => name === 'WordDocument');
  if (!document) throw unsupported('This is a file of another office program.');
  const start = await readStart(document, START_BYTES);
  if (start.length < START_BYTES || start.readUInt16LE(0) !== WORD) throw damaged(LABEL);
  if ((start.readUInt16LE(10) & ENCRYPTED) !== 0) throw locked(LABEL);
}

async function openCompoundFile(file: Buffer): Promise<CompoundFile> {
  try {
    return await readCompoundFile(async (at, length) => file.subarray(at, at + length), file.length);
  } catch (error) {
    if (error instanceof AppError) throw damaged(LABEL);
    throw error;
  }
}

async function extract(file: Buffer): Promise<WordExtractor.Document> {
  try {
    return await new WordExtractor().extract(file);
  } catch {
    // The library may throw any error its arithmetic causes.
    throw damaged(LABEL);
  }
}
