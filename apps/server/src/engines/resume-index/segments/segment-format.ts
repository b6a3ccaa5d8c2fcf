import { crc32 } from 'node:zlib';
import { createByteWriter } from './byte-writer.ts';

/** Incremented with each change of the format; segments of another version are rebuilt. */
export const SEGMENT_VERSION = 4;
const MAGIC = 0x58495753;
/** Magic, version, checksum and length of the rest. */
const HEAD_BYTES = 16;

/** The parts of a segment in order: see build-segment.ts. */
const PARTS = ['resumes', 'terms', 'postings', 'spellings', 'facts', 'holdings', 'acronyms'] as const;
export type SegmentPart = (typeof PARTS)[number];

/** The stored bytes are not a segment, are cut off or changed, or are of another version. */
export class DamagedSegment extends Error {
  override name = 'DamagedSegment';
}

export function writeParts(parts: Record<SegmentPart, Uint8Array>): Uint8Array {
  const body = createByteWriter();
  for (const name of PARTS) body.uint32(parts[name].length);
  for (const name of PARTS) body.bytes(parts[name]);
  const bytes = body.done();
  const file = createByteWriter();
  file.uint32(MAGIC);
  file.uint32(SEGMENT_VERSION);
  file.uint32(crc32(bytes));
  file.uint32(bytes.length);
  file.bytes(bytes);
  return file.done();
}

/** The parts of a segment as views of its bytes. Throws `DamagedSegment`. */
export function readParts(segment: Uint8Array): Record<SegmentPart, Buffer> {
  const bytes = Buffer.from(segment.buffer, segment.byteOffset, segment.byteLength);
  requireWhole(bytes);
  let at = HEAD_BYTES + PARTS.length * 4;
  const parts = PARTS.map((name, index): [SegmentPart, Buffer] => {
    const start = at;
    at += bytes.readUInt32LE(HEAD_BYTES + index * 4);
    return [name, bytes.subarray(start, at)];
  });
  if (at !== bytes.length) throw new DamagedSegment('The parts of the segment do not fill it.');
  return Object.fromEntries(parts) as Record<SegmentPart, Buffer>;
}

function requireWhole(bytes: Buffer): void {
  if (bytes.length < HEAD_BYTES + PARTS.length * 4 || bytes.readUInt32LE(0) !== MAGIC) {
    throw new DamagedSegment('These bytes are no segment of a resume index.');
  }
  const version = bytes.readUInt32LE(4);
  if (version !== SEGMENT_VERSION) {
    throw new DamagedSegment(
      `The segment has version ${version} and not ${SEGMENT_VERSION}: build it again.`,
    );
  }
  const body = bytes.subarray(HEAD_BYTES);
  if (body.length !== bytes.readUInt32LE(12)) throw new DamagedSegment('The segment is cut off.');
  if (crc32(body) !== bytes.readUInt32LE(8))
    throw new DamagedSegment('The segment has changed since it was built.');
}
