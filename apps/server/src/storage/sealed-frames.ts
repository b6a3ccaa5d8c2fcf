import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createByteReader } from '#lib/byte-reader.ts';
import type { ReadAt } from '#lib/read-at.ts';
import { deriveKey } from './derive-key.ts';
import { NAME_BYTES } from './key-ring.ts';
import { DamagedFileError } from './storage-error.ts';

/** Under the first key: a 32-byte salt follows. */
const MARK = Buffer.from('SWF1');
/** Under a later key: its name follows, and a 28-byte salt. */
const NAMED_MARK = Buffer.from('SWF2');
const SALT_BYTES = 32;
export const HEADER_BYTES = MARK.length + SALT_BYTES;
const FRAME_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const PURPOSE = 'slotwise file';

/** A file's key, with its name if that is written into what it seals. */
export type FileKey = { key: Buffer; name?: Buffer | undefined };
/** A file's key by the name in its header. */
export type FindFileKey = (name: Buffer | undefined) => Promise<Buffer>;

const countFrames = (size: number): number => Math.max(1, Math.ceil(size / FRAME_BYTES));

/** The sealed size of a file of `size` bytes. */
export const sealedSize = (size: number): number => HEADER_BYTES + size + countFrames(size) * TAG_BYTES;

/** The inverse: the plain size of a sealed file of `size` bytes. */
export function plainSize(size: number): number {
  const frames = Math.max(1, Math.ceil((size - HEADER_BYTES) / (FRAME_BYTES + TAG_BYTES)));
  return size - HEADER_BYTES - frames * TAG_BYTES;
}

/**
 * A frame's nonce: its number and whether it is the last (the STREAM construction of Hoang, Reyhanitabar, Rogaway and
 * Vizár, 2015), so that omitted, repeated, reordered or truncated frames are detected.
 */
function buildNonce(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function sealFrame(key: Buffer, index: number, isLast: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, buildNonce(index, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openFrame(key: Buffer, index: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < TAG_BYTES) throw new DamagedFileError('The file is cut.');
  const nonce = buildNonce(index, isLast);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new DamagedFileError('The file is altered, or was sealed with another key.');
  }
}

/** Seals bytes under a per-file key: a header with its salt, then frames of 64 KiB, each with a tag (AES-256-GCM). */
export async function* sealFrames(
  { key, name }: FileKey,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(name ? SALT_BYTES - NAME_BYTES : SALT_BYTES);
  const fileKey = deriveKey(key, PURPOSE, salt);
  yield name ? Buffer.concat([NAMED_MARK, name, salt]) : Buffer.concat([MARK, salt]);
  const frame = Buffer.alloc(FRAME_BYTES);
  let filled = 0;
  let index = 0;
  for await (const chunk of source) {
    for (let taken = 0; taken < chunk.length;) {
      if (filled === FRAME_BYTES) {
        yield sealFrame(fileKey, index, false, frame);
        index += 1;
        filled = 0;
      }
      const copied = chunk.copy(frame, filled, taken);
      filled += copied;
      taken += copied;
    }
  }
  yield sealFrame(fileKey, index, true, frame.subarray(0, filled));
}

/**
 * Opens a sealed file with a known plain size. Each frame is verified before any of its bytes are released; damage
 * throws.
 */
export async function* openFrames(
  findKey: FindFileKey,
  sealed: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Buffer> {
  const reader = createByteReader(sealed);
  const fileKey = await keyFrom(findKey, await reader.take(HEADER_BYTES));
  const frames = countFrames(size);
  for (let index = 0; index < frames; index += 1) {
    const length = Math.min(FRAME_BYTES, size - index * FRAME_BYTES);
    yield openFrame(fileKey, index, index === frames - 1, await reader.take(length + TAG_BYTES));
  }
  if (await reader.next()) throw new DamagedFileError('Something follows the end of the file.');
}

/** Opens a sealed file for random access; caches the last frame opened. */
export function openSealedAt(findKey: FindFileKey, readSealed: ReadAt, size: number): ReadAt {
  let fileKey: Buffer | undefined;
  let held: { index: number; plain: Buffer } | undefined;
  const frames = countFrames(size);

  const frameAt = async (index: number): Promise<Buffer> => {
    if (held?.index === index) return held.plain;
    fileKey ??= await keyFrom(findKey, await readSealed(0, HEADER_BYTES));
    const start = HEADER_BYTES + index * (FRAME_BYTES + TAG_BYTES);
    const plain = openFrame(
      fileKey,
      index,
      index === frames - 1,
      await readSealed(start, FRAME_BYTES + TAG_BYTES),
    );
    held = { index, plain };
    return plain;
  };

  return async (position, length) => {
    const pieces: Buffer[] = [];
    const end = Math.min(size, position + length);
    for (let at = position; at < end;) {
      const index = Math.floor(at / FRAME_BYTES);
      const within = at - index * FRAME_BYTES;
      const piece = (await frameAt(index)).subarray(within, within + end - at);
      if (piece.length === 0) throw new DamagedFileError('The file is cut.');
      pieces.push(piece);
      at += piece.length;
    }
    return Buffer.concat(pieces);
  };
}

/** The key name in a file's header, undefined for the first key. */
export function readKeyName(header: Buffer): Buffer | undefined {
  const mark = header.subarray(0, MARK.length);
  if (header.length < HEADER_BYTES || !(mark.equals(MARK) || mark.equals(NAMED_MARK))) {
    throw new DamagedFileError('This is no sealed file.');
  }
  return mark.equals(MARK) ? undefined : header.subarray(MARK.length, MARK.length + NAME_BYTES);
}

async function keyFrom(findKey: FindFileKey, header: Buffer): Promise<Buffer> {
  const name = readKeyName(header);
  const salt = header.subarray(name ? MARK.length + NAME_BYTES : MARK.length);
  return deriveKey(await findKey(name), PURPOSE, salt);
}
