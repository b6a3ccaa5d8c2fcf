import { crc32 } from 'node:zlib';
import { broken, notAllowed } from './refusals.ts';

/**
 * The chunks that a picture needs to look right; texts, times, EXIF and private chunks are dropped (PNG, section 11).
 */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);
const START_BYTES = 8;
const HEAD_BYTES = 8;
const CRC_BYTES = 4;
const SIZE_BYTES = 8;
/** More would fill a browser's memory: 100 million pixels take 400 MB. */
const MOST_POINTS = 100_000_000;

/**
 * Rewrites a PNG chunk by chunk: verifies each checksum, drops chunks that do not affect the picture, and stops at the
 * end chunk.
 */
export function rewritePng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, START_BYTES)];
  let at = START_BYTES;
  for (let type = ''; type !== 'IEND';) {
    type = readType(bytes, at);
    if (!/^[A-Za-z]{4}$/.test(type) || (at === START_BYTES) !== (type === 'IHDR'))
      throw broken('PNG', 'it is no row of chunks');
    if (type === 'IHDR') requireSize(bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + SIZE_BYTES));
    const chunk = readChunk(bytes, at);
    if (KEPT.has(type)) kept.push(chunk);
    at += chunk.length;
  }
  if (at < bytes.length)
    throw notAllowed('Something is hidden behind the end of this PNG picture. Save it again.');
  return Buffer.concat(kept);
}

function readType(bytes: Buffer, at: number): string {
  if (at + HEAD_BYTES > bytes.length) throw broken('PNG', 'it ends too early');
  return bytes.toString('latin1', at + 4, at + HEAD_BYTES);
}

function readChunk(bytes: Buffer, at: number): Buffer {
  const sumAt = at + HEAD_BYTES + bytes.readUInt32BE(at);
  if (sumAt + CRC_BYTES > bytes.length) throw broken('PNG', 'it ends too early');
  if (crc32(bytes.subarray(at + 4, sumAt)) !== bytes.readUInt32BE(sumAt))
    throw broken('PNG', 'a checksum does not fit');
  return bytes.subarray(at, sumAt + CRC_BYTES);
}

function requireSize(size: Buffer): void {
  if (size.length < SIZE_BYTES) throw broken('PNG', 'it ends too early');
  const points = size.readUInt32BE(0) * size.readUInt32BE(4);
  if (points === 0) throw broken('PNG', 'it has no size');
  if (points > MOST_POINTS)
    throw notAllowed('This picture has more than 100 million points. Make it smaller.');
}
