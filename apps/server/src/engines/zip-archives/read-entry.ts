import { crc32 } from 'node:zlib';
import { LIMITS } from '@slotwise/contract/limits';
import type { ReadAt } from '#lib/read-at.ts';
import { printPath } from './entry-path.ts';
import type { ZipEntry } from './inspect-zip.ts';
import { openStoredZip } from './stored-zip.ts';
import { isFaultOfStore, LyingZip } from './zip-faults.ts';

/** A zip in the store. */
export type StoredZip = { readAt: ReadAt; size: number };

/** The bytes unpacked from one zip so far; one object is shared from its first file to its last. */
export type Unpacked = { bytes: number };

/** The bytes of an entry cannot be unpacked, or fail the checksum. */
class DamagedEntry extends Error {}

/**
 * Unpacks an entry in chunks and counts its bytes. Throws LyingZip if it has more than the directory states or LIMITS
 * allow, and DamagedEntry if the bytes are corrupt.
 */
async function* unpackEntry(
  { readAt, size }: StoredZip,
  entry: ZipEntry,
  unpacked: Unpacked,
): AsyncGenerator<Buffer> {
  const zip = await openStoredZip(readAt, size, { decodeStrings: false, validateEntrySizes: false });
  let bytes = 0;
  let sum = 0;
  for await (const piece of (await zip.openReadStreamPromise(entry.source)) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    unpacked.bytes += piece.length;
    requireHonest(entry, bytes, unpacked);
    sum = crc32(piece, sum);
    yield piece;
  }
  if (bytes !== entry.size || sum !== entry.source.crc32) throw new DamagedEntry('The checksum differs.');
}

function requireHonest({ path, size }: ZipEntry, bytes: number, unpacked: Unpacked): void {
  if (bytes > Math.min(size, LIMITS.zipEntryMaxBytes)) {
    throw new LyingZip(
      `${printPath(path)} unpacks to more than this zip says. The files after it were not read. Pack the resumes again.`,
      'This file unpacks to more than the zip says, so the zip was read no further. Pack the resumes again.',
    );
  }
  if (unpacked.bytes > LIMITS.zipTotalMaxBytes) {
    throw new LyingZip(
      `${printPath(path)} brings this zip above ${LIMITS.zipTotalMaxBytes / 1024 / 1024} MB of unpacked files. Split it into several zips.`,
      'With this file the zip unpacks to more than is read. Split it into several zips.',
    );
  }
}

const DAMAGED =
  'This file is damaged: it cannot be unpacked. Open the original, save it again and upload it in a new zip.';

/**
 * The bytes of an entry that was not refused, at most LIMITS.zipEntryMaxBytes. A damaged entry is returned as unread,
 * since the others may be fine. Throws LyingZip if the zip must not be read any further, and whatever the store throws.
 */
export async function readEntry(
  zip: StoredZip,
  entry: ZipEntry,
  unpacked: Unpacked,
): Promise<{ bytes: Buffer } | { unread: { state: 'CORRUPT'; reason: string } }> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of unpackEntry(zip, entry, unpacked)) pieces.push(piece);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { unread: { state: 'CORRUPT', reason: DAMAGED } };
  }
  return { bytes: Buffer.concat(pieces) };
}

/** True for faults of the zip itself: ours, zlib's, and the library's errors without a code. */
function isDamage(error: unknown): boolean {
  if (error instanceof LyingZip || !(error instanceof Error) || isFaultOfStore(error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '' || code.startsWith('Z_');
}
