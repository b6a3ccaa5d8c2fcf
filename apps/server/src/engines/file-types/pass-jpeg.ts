import { createByteReader, type ByteReader } from '#lib/byte-reader.ts';
import { isKeptSegment, orientationSegment } from './jpeg-segments.ts';
import { requireMagic } from './magic.ts';
import { broken } from './refusals.ts';

const [MARK, SOI, EOI, SOS] = [0xff, 0xd8, 0xd9, 0xda];
/** Frame headers (SOF0 to SOF15): without one there is no picture. DHT, JPG and DAC lie among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Inside the coded picture: a stuffed zero, a fill byte, or a restart mark. */
const isData = (next: number): boolean => next === 0 || (next >= 0xd0 && next <= 0xd7);
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * A JPEG picture, segment by segment (ITU-T T.81, annex B): leaves out EXIF, XMP, IPTC, comments and whatever follows
 * the end, but keeps how the camera was held and the colours.
 */
export async function* passJpeg(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = createByteReader(source);
  const start = await reader.take(3);
  requireMagic('jpg', start);
  reader.unread(start.subarray(2));
  yield Buffer.from([MARK, SOI]);
  let hasFrame = false;
  for (let marker = await readMarker(reader); marker !== EOI; marker = await readMarker(reader)) {
    if (isAlone(marker)) continue;
    const body = await readSegment(reader);
    hasFrame ||= isFrame(marker);
    const turned = orientationSegment(marker, body);
    if (turned) yield turned;
    if (isKeptSegment(marker, body)) yield segmentOf(marker, body);
    if (marker === SOS) yield* passScan(reader);
  }
  if (!hasFrame) throw broken('JPEG', 'there is no picture in it');
  yield Buffer.from([MARK, EOI]);
  while (await reader.next());
}

async function readMarker(reader: ByteReader): Promise<number> {
  const [mark] = await reader.take(1);
  if (mark === undefined) throw broken('JPEG', 'it ends too early');
  if (mark !== MARK) throw broken('JPEG', 'a marker is missing');
  for (;;) {
    const [marker] = await reader.take(1);
    if (marker === undefined) throw broken('JPEG', 'it ends too early');
    if (marker !== MARK) return marker;
  }
}

async function readSegment(reader: ByteReader): Promise<Buffer> {
  const length = await reader.take(2);
  if (length.length < 2 || length.readUInt16BE() < 2) throw broken('JPEG', 'a segment has no length');
  const wanted = length.readUInt16BE() - 2;
  const body = await reader.take(wanted);
  if (body.length < wanted) throw broken('JPEG', 'it ends too early');
  return body;
}

function segmentOf(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([MARK, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The coded picture up to the next marker, which is left to be read. */
async function* passScan(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const piece = await reader.next();
    if (!piece) throw broken('JPEG', 'it ends too early');
    const at = endOfScan(piece);
    if (at === -1) {
      yield piece;
      continue;
    }
    if (at > 0) yield piece.subarray(0, at);
    reader.unread(piece.subarray(at));
    if (at === piece.length - 1 && !(await isWhole(reader))) throw broken('JPEG', 'it ends too early');
    else if (at < piece.length - 1) return;
  }
}

/** Where a marker begins, or a last byte stands that may begin one; -1 where the piece is all picture. */
function endOfScan(piece: Buffer): number {
  for (let at = piece.indexOf(MARK); at >= 0; at = piece.indexOf(MARK, at + 1)) {
    const next = piece[at + 1];
    if (next === undefined || !isData(next)) return at;
  }
  return -1;
}

/** Joins a mark at the end of a piece with the byte after it. */
async function isWhole(reader: ByteReader): Promise<boolean> {
  const pair = await reader.take(2);
  reader.unread(pair);
  return pair.length === 2;
}
