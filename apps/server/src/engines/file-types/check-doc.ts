import { toReadAt } from '#lib/read-at.ts';
import { readCompoundFile } from './compound-file.ts';
import { broken, notAllowed, otherContent } from './refusals.ts';

const STREAM = 2;
const LEAST_STREAM_BYTES = 4096;
const START_BYTES = 32;
/** The first word of a Word document, and the flag of an encrypted one (MS-DOC, FibBase). */
const WORD = 0xa5ec;
const ENCRYPTED = 0x0100;
const MACROS = /^(Macros|_?VBA(_PROJECT.*)?)$/i;
const OBJECTS = /Ole10Native$/;
const PASSWORD = 'This document is protected by a password. Remove the password and upload it again.';

/** Checks a Word document from before 2003 (MS-DOC): not encrypted, no macros and no embedded programs. */
export async function checkDoc(bytes: Buffer): Promise<void> {
  const { entries, readStart } = await readCompoundFile(toReadAt(bytes), bytes.length);
  const names = entries.map(({ name }) => name);
  if (names.some((name) => /^Encrypt(edPackage|ionInfo)$/.test(name))) throw notAllowed(PASSWORD);
  if (names.some((name) => MACROS.test(name))) {
    throw notAllowed('This document holds macros, which can run programs. Save it as .docx or PDF.');
  }
  if (names.some((name) => OBJECTS.test(name))) {
    throw notAllowed('This document embeds another file, which can be a program. Save it as PDF.');
  }
  const text = entries.find(({ name, kind }) => name === 'WordDocument' && kind === STREAM);
  if (!text) throw otherContent('a Word document');
  if (text.size < LEAST_STREAM_BYTES) throw broken('Word', 'it has no text');
  const start = await readStart(text, START_BYTES);
  if (start.length < START_BYTES) throw broken('Word', 'it ends too early');
  if (start.readUInt16LE(0) !== WORD) throw broken('Word', 'its text cannot be read');
  if ((start.readUInt16LE(10) & ENCRYPTED) !== 0) throw notAllowed(PASSWORD);
}
