import { crc32 } from 'node:zlib';
import { createByteReader, type ByteReader } from '#lib/byte-reader.ts';
import { MAGIC_BYTES, requireMagic } from './magic.ts';
import { broken, notAllowed } from './refusals.ts';

/** What a picture needs to look right; texts, times, EXIF and private chunks stay behind (PNG, section 11). */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);
const HEAD_BYTES = 8;
const CRC_BYTES = 4;
const PIECE_BYTES = 64 * 1024;
/** More would take a browser's memory: 100 million points are 400 MB. */
const MOST_POINTS = 100_000_000;
const SIZE_BYTES = 8;

/** A PNG picture, chunk by chunk: checks each sum, leaves out what is not picture, ends with the end. */
export async function* passPng(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = createByteReader(source);
  const start = await reader.take(MAGIC_BYTES);
  requireMagic('png', start);
  yield start;
  let type = '';
  for (let index = 0; type !== 'IEND'; index += 1) {
    const head = await reader.take(HEAD_BYTES);
    if (head.length < HEAD_BYTES) throw broken('PNG', 'it ends too early');
    type = head.toString('latin1', 4);
    if (!/^[A-Za-z]{4}$/.test(type) || (index === 0) !== (type === 'IHDR'))
      throw broken('PNG', 'it is no row of chunks');
    for await (const piece of readChunk(reader, head, type)) if (KEPT.has(type)) yield piece;
  }
  if (await reader.next())
    throw notAllowed('Something is hidden behind the end of this PNG picture. Save it anew.');
}

async function* readChunk(reader: ByteReader, head: Buffer, type: string): AsyncGenerator<Buffer> {
  yield head;
  let sum = crc32(head.subarray(4));
  if (type === 'IHDR') requireSize(await peek(reader, SIZE_BYTES));
  for (let missing = head.readUInt32BE(0); missing > 0;) {
    const piece = await reader.next(Math.min(missing, PIECE_BYTES));
    if (!piece) throw broken('PNG', 'it ends too early');
    sum = crc32(piece, sum);
    missing -= piece.length;
    yield piece;
  }
  const given = await reader.take(CRC_BYTES);
  if (given.length < CRC_BYTES) throw broken('PNG', 'it ends too early');
  if (given.readUInt32BE(0) !== sum) throw broken('PNG', 'a checksum does not fit');
  yield given;
}

async function peek(reader: ByteReader, count: number): Promise<Buffer> {
  const bytes = await reader.take(count);
  reader.unread(bytes);
  return bytes;
}

function requireSize(size: Buffer): void {
  if (size.length < SIZE_BYTES) throw broken('PNG', 'it ends too early');
  const points = size.readUInt32BE(0) * size.readUInt32BE(4);
  if (points === 0) throw broken('PNG', 'it has no size');
  if (points > MOST_POINTS)
    throw notAllowed('This picture has more than 100 million points. Make it smaller.');
}
