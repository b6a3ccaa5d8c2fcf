import { notAllowed } from './refusals.ts';

/** The end of a zip's directory with the longest comment, plus some bytes before it. */
const TAIL_BYTES = 66 * 1024;
const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1');
const END_OF_ZIP_BYTES = 22;

/** The last bytes of a file, where a program would look for a zip. */
export const toTail = (bytes: Buffer): Buffer => bytes.subarray(-TAIL_BYTES);

/** A zip is read from its end, so a file can be a zip and another type at once. */
export function requireNoZip(tail: Buffer): void {
  for (
    let at = tail.lastIndexOf(END_OF_ZIP);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END_OF_ZIP, at - 1)
  ) {
    const end = at + END_OF_ZIP_BYTES;
    if (end <= tail.length && end + tail.readUInt16LE(at + 20) === tail.length) {
      throw notAllowed(
        'This file is two things at once: it can also be opened as an archive. Save it again.',
      );
    }
  }
}
