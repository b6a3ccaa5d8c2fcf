import { LIMITS } from '@slotwise/contract/limits';
import type { Entry, ZipFile } from 'yauzl';
import type { ReadAt } from '#lib/read-at.ts';
import { isLeftover, pathFault, readPath, printPath } from './entry-path.ts';
import { findRefusal, type RefusedEntry } from './refused-entry.ts';
import { openStoredZip, readNearby } from './stored-zip.ts';
import { isFaultOfStore, UnsafeZip } from './zip-faults.ts';

/**
 * A file of a zip. `ordinal` is its index in the directory from 0, including entries left out; `path` is for display
 * only. `size` is in bytes, as stated in the directory. `writtenAt` is null if the zip does not say. A `refused` file
 * is never opened.
 */
export type ZipEntry = {
  ordinal: number;
  path: string;
  size: number;
  writtenAt: Date | null;
  refused: RefusedEntry | null;
  source: Entry;
};

/** Names, extra fields and comments stay in memory while a zip is read; ordinary ones have a few dozen bytes per file. */
const MOST_WORDS_BYTES = 4 * 1024 * 1024;
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
/** Empty pages compress a thousandfold; below this unpacked size that does no harm. */
const SMALL_BYTES = 1024 * 1024;
const EARLIEST = Date.UTC(1985, 0, 1);
const AGAIN = 'Pack the resumes again and upload the new zip.';

/**
 * Reads the directory of a zip before unpacking anything, so that a zip bomb costs no more than that. Folders, hidden
 * files and program leftovers are not listed. Throws UnsafeZip if the entire zip is refused: not a zip, too many files,
 * a path that leads outside, a link, overlapping files, sizes above LIMITS.zip*.
 */
export async function inspectZip(readAt: ReadAt, size: number): Promise<ZipEntry[]> {
  const all = await readDirectory(readNearby(readAt), size);
  const entries = all.filter(({ path }) => !isLeftover(path));
  for (const { path, source } of all) requireSafePath(path, source);
  requireApart(all);
  let promised = 0;
  for (const entry of entries.filter(({ refused }) => refused === null)) {
    requireBearable(entry);
    promised += entry.size;
    if (promised > LIMITS.zipTotalMaxBytes) throw tooMuch(entry.path);
  }
  return entries.map((entry) => ({ ...entry, refused: entry.refused ?? tooBig(entry.size) }));
}

async function readDirectory(readAt: ReadAt, size: number): Promise<ZipEntry[]> {
  try {
    const zip = await openStoredZip(readAt, size, { decodeStrings: false, validateEntrySizes: false });
    requireFewEntries(zip);
    const entries: ZipEntry[] = [];
    let words = 0;
    for await (const source of zip.eachEntry()) {
      const entry = toZipEntry(source, entries.length);
      words += source.fileNameLength + source.extraFieldLength + source.fileCommentLength;
      if (words > MOST_WORDS_BYTES) throw tooWordy(entry.path);
      entries.push(entry);
    }
    return entries;
  } catch (error) {
    throw toFault(error);
  }
}

/** Converts the library's error about an unreadable zip; errors of the store stay as they are. */
function toFault(error: unknown): unknown {
  if (error instanceof UnsafeZip || !(error instanceof Error) || isFaultOfStore(error)) return error;
  if (/encryption/.test(error.message)) {
    return new UnsafeZip(
      `This zip is encrypted. Pack the resumes without a password and upload the new zip.`,
    );
  }
  return new UnsafeZip(`This is not a zip file, or a part of it is missing. ${AGAIN}`);
}

function requireFewEntries({ entryCount }: ZipFile): void {
  if (entryCount <= LIMITS.zipEntriesMax) return;
  const [most, count] = [LIMITS.zipEntriesMax, entryCount].map((number) => number.toLocaleString('en'));
  throw new UnsafeZip(`This zip holds ${count} files. At most ${most} are read: split it into several zips.`);
}

function toZipEntry(source: Entry, ordinal: number): ZipEntry {
  const path = readPath(source);
  const written = source.getLastModDate({ timezone: 'UTC' });
  return {
    ordinal,
    path,
    size: source.uncompressedSize,
    writtenAt: written.getTime() >= EARLIEST ? written : null,
    refused: findRefusal(path, source),
    source,
  };
}

function requireSafePath(path: string, source: Entry): void {
  const fault = pathFault(path, source);
  if (fault) throw new UnsafeZip(`${printPath(path)} ${fault}. ${AGAIN}`);
}

/** Files that share bytes unpack to far more than the zip's size (the 'better zip bomb' of David Fifield, 2019). */
function requireApart(entries: ZipEntry[]): void {
  const byPlace = entries.toSorted(
    ({ source: a }, { source: b }) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const { path, source } of byPlace) {
    const start = source.relativeOffsetOfLocalHeader;
    if (start < end) throw new UnsafeZip(`${printPath(path)} overlaps another file of this zip. ${AGAIN}`);
    end = start + LOCAL_HEADER_BYTES + source.compressedSize;
  }
}

function requireBearable({ path, size, source }: ZipEntry): void {
  if (source.compressionMethod === STORED && source.compressedSize !== size) {
    throw new UnsafeZip(`${printPath(path)} has another size than this zip says. ${AGAIN}`);
  }
  if (size > SMALL_BYTES && size > LIMITS.zipRatioMax * source.compressedSize) {
    throw new UnsafeZip(
      `${printPath(path)} unpacks to more than ${LIMITS.zipRatioMax} times its size. Leave it out and upload the new zip.`,
    );
  }
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;

const tooMuch = (path: string): UnsafeZip =>
  new UnsafeZip(
    `This zip unpacks to more than ${megabytes(LIMITS.zipTotalMaxBytes)}, from ${printPath(path)} on. Split it into several zips.`,
  );

const tooWordy = (path: string): UnsafeZip =>
  new UnsafeZip(
    `The names and notes of the files in this zip are too long, from ${printPath(path)} on. Give the files short names and pack them again.`,
  );

function tooBig(size: number): RefusedEntry | null {
  if (size <= LIMITS.zipEntryMaxBytes) return null;
  const reason = `This file has ${megabytes(size)}; files up to ${megabytes(LIMITS.zipEntryMaxBytes)} are read. Save it with smaller pictures.`;
  return { state: 'TOO_BIG', reason };
}
