const [APP0, APP1, APP2, APP14, APP15, COM] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
const EXIF = 'Exif\0\0';
const COLOURS = 'ICC_PROFILE\0';
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;
const MOST_ENTRIES = 200;

const startsWith = (body: Buffer, text: string): boolean => body.toString('latin1', 0, text.length) === text;

/** True for a segment that affects how the picture looks: all but application data and comments. */
export function isKeptSegment(marker: number, body: Buffer): boolean {
  if (marker === COM) return false;
  if (marker === APP2) return startsWith(body, COLOURS);
  if (marker === APP0) return startsWith(body, 'JFIF\0');
  return marker < APP0 || marker > APP15 || marker === APP14;
}

/** A segment with only the camera's orientation, taken from the EXIF data. Undefined if it is upright. */
export function orientationSegment(marker: number, body: Buffer): Buffer | undefined {
  if (marker !== APP1 || !startsWith(body, EXIF)) return undefined;
  const turn = readOrientation(body.subarray(EXIF.length));
  if (turn === undefined || turn < 2 || turn > 8) return undefined;
  // APP1, its length, the EXIF mark, a big-endian TIFF header, a directory with one entry, no next directory.
  const entry = `011200030000000100${String(turn).padStart(2, '0')}0000`;
  return Buffer.from(`ffe10022457869660000${'4d4d002a00000008'}0001${entry}00000000`, 'hex');
}

/** Reads the tag from the first directory of TIFF data. Undefined if it is missing or unreadable. */
function readOrientation(tiff: Buffer): number | undefined {
  if (tiff.length < 14) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start > tiff.length - 2) return undefined;
  const entries = Math.min(short(start), MOST_ENTRIES);
  for (let index = 0; index < entries; index += 1) {
    const at = start + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return undefined;
    if (short(at) === ORIENTATION) return short(at + 8);
  }
  return undefined;
}
