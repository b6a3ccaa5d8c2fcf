import { isKeptSegment, orientationSegment } from './jpeg-segments.ts';
import { broken } from './refusals.ts';

const [MARK, SOI, EOI, SOS] = [0xff, 0xd8, 0xd9, 0xda];
const LENGTH_BYTES = 2;
/** Frame headers (SOF0 to SOF15), without which there is no picture. DHT, JPG and DAC share their range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Within the coded picture: a stuffed zero, a fill byte, or a restart marker. */
const isData = (next: number): boolean => next === 0 || (next >= 0xd0 && next <= 0xd7);
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Rewrites a JPEG segment by segment (ITU-T T.81, annex B): drops EXIF, XMP, IPTC, comments and whatever follows the
 * end, but keeps the orientation and the colors.
 */
export function rewriteJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [Buffer.from([MARK, SOI])];
  let hasFrame = false;
  let at = 2;
  for (;;) {
    const place = findMarker(bytes, at);
    const marker = bytes.readUInt8(place);
    at = place + 1;
    if (marker === EOI) break;
    if (isAlone(marker)) continue;
    const segment = readSegment(bytes, at);
    const body = segment.subarray(LENGTH_BYTES);
    at += segment.length;
    hasFrame ||= isFrame(marker);
    const turned = orientationSegment(marker, body);
    if (turned) kept.push(turned);
    if (isKeptSegment(marker, body)) kept.push(Buffer.from([MARK, marker]), segment);
    if (marker !== SOS) continue;
    const scan = bytes.subarray(at, findEndOfScan(bytes, at));
    kept.push(scan);
    at += scan.length;
  }
  if (!hasFrame) throw broken('JPEG', 'there is no picture in it');
  kept.push(Buffer.from([MARK, EOI]));
  return Buffer.concat(kept);
}

/** The position of the next marker's number. Fill bytes may come before it. */
function findMarker(bytes: Buffer, at: number): number {
  if (at < bytes.length && bytes[at] !== MARK) throw broken('JPEG', 'a marker is missing');
  let place = at + 1;
  while (bytes[place] === MARK) place += 1;
  if (place >= bytes.length) throw broken('JPEG', 'it ends too early');
  return place;
}

/** A segment with its length field, which counts itself. */
function readSegment(bytes: Buffer, at: number): Buffer {
  const length = at + LENGTH_BYTES <= bytes.length ? bytes.readUInt16BE(at) : 0;
  if (length < LENGTH_BYTES) throw broken('JPEG', 'a segment has no length');
  if (at + length > bytes.length) throw broken('JPEG', 'it ends too early');
  return bytes.subarray(at, at + length);
}

/** The position of the marker after the coded picture. */
function findEndOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARK, from); at >= 0; at = bytes.indexOf(MARK, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && !isData(next)) return at;
  }
  throw broken('JPEG', 'it ends too early');
}
