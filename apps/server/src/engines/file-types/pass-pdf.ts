import { createByteReader } from '#lib/byte-reader.ts';
import { MAGIC_BYTES, requireMagic } from './magic.ts';
import { passRest, withTail } from './pass-rest.ts';
import { broken, notAllowed } from './refusals.ts';

/** The end of a zip's directory with the longest comment, and some of what stands before it. */
const TAIL_BYTES = 66 * 1024;
const END_OF_PDF = /%%EOF[\s\0]*$/;

/** A PDF (ISO 32000): begins and ends as one, and is no zip to a program that reads from the end. */
export async function* passPdf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = createByteReader(source);
  const start = await reader.take(MAGIC_BYTES);
  requireMagic('pdf', start);
  reader.unread(start);
  yield* withTail(passRest(reader), TAIL_BYTES, (tail) => {
    requireNoZip(tail);
    const text = tail.toString('latin1');
    if (!END_OF_PDF.test(text)) throw broken('PDF', 'its end is missing or something follows it');
    if (!text.includes('startxref')) throw broken('PDF', 'its table of contents is missing');
  });
}

const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1');
const END_OF_ZIP_BYTES = 22;

/** A zip is read from its end, so a file may be one and something else at once. */
export function requireNoZip(tail: Buffer): void {
  for (
    let at = tail.lastIndexOf(END_OF_ZIP);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END_OF_ZIP, at - 1)
  ) {
    const end = at + END_OF_ZIP_BYTES;
    if (end <= tail.length && end + tail.readUInt16LE(at + 20) === tail.length) {
      throw notAllowed('This file is two things at once: it can also be opened as an archive. Save it anew.');
    }
  }
}
