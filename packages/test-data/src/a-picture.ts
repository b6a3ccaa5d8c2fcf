import { crc32, deflateSync } from 'node:zlib';

/** One PNG chunk with its length and checksum. */
export function aPngChunk(type: string, data: string | Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(body.length - 4, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

export const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');

/** The header of a grayscale image of this size. */
export function aPngHeader(width = 1, height = 1): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.writeUInt8(8, 8);
  return aPngChunk('IHDR', size);
}

/** An image of one gray pixel; `chunks` precede its data. */
export const aPng = (chunks: Buffer[] = [], header = aPngHeader()): Buffer =>
  Buffer.concat([
    PNG_START,
    header,
    ...chunks,
    aPngChunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    aPngChunk('IEND', ''),
  ]);

/** One JPEG segment. */
export function aJpegSegment(marker: number, data: string | Buffer): Buffer {
  const body = Buffer.from(data as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** EXIF data with the camera orientation (1 to 8), the place and the author. */
export function anExif(orientation: number, author: string): Buffer {
  const entries = [
    [0x010e, 2, author.length, 38],
    [0x0112, 3, 1, orientation],
  ];
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16LE(entries.length, 0);
  for (const [index, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(count, at + 4);
    directory.writeUInt32LE(value, at + 8);
  }
  return Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'),
    directory,
    Buffer.from(author, 'latin1'),
  ]);
}

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
/** One gray block: a table, a frame and a scan suffice for a reader that does not decode. */
const PICTURE = Buffer.concat([
  aJpegSegment(0xdb, Buffer.alloc(65, 1)),
  aJpegSegment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
  aJpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
]);

/** An image of one pixel; `segments` precede its data. */
export const aJpeg = (segments: Buffer[] = []): Buffer =>
  Buffer.concat([SOI, aJpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'), ...segments, PICTURE, EOI]);
