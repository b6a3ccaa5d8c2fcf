import type { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import type { ReadAt } from '#lib/read-at.ts';
import { AppError } from '#lib/app-error.ts';
import { openStoredZip } from '../zip-archives/stored-zip.ts';
import { broken, notAllowed, unsafeZip } from './refusals.ts';

const MOST_ENTRIES = 2000;
/** The most bytes a document may have unpacked, and the highest compression ratio of its big parts. */
const MOST_BYTES = 200 * 1024 * 1024;
const BIG_BYTES = 8 * 1024 * 1024;
const MOST_RATIO = 200;
const METHODS = [0, 8];

/**
 * A zip with a sound directory: no duplicate names, no paths that lead outside, nothing encrypted, and within the
 * limits.
 */
export type SoundZip = {
  names: string[];
  entries: Map<string, Entry>;
  /** The unpacked bytes of an entry. Throws if their length differs from the directory's. */
  open(entry: Entry): Promise<Readable>;
};

/** Reads a zip's directory before unpacking anything, so that a zip bomb costs no more than that. */
export async function openZip(label: string, readAt: ReadAt, size: number): Promise<SoundZip> {
  try {
    const zip = await openStoredZip(readAt, size, { strictFileNames: true });
    if (zip.entryCount > MOST_ENTRIES) throw unsafeZip(`It consists of more than ${MOST_ENTRIES} parts.`);
    const entries = await readDirectory(zip, size);
    return { names: [...entries.keys()], entries, open: (entry) => zip.openReadStreamPromise(entry) };
  } catch (error) {
    throw toRefusal(label, error);
  }
}

async function readDirectory(zip: ZipFile, size: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    requireSoundEntry(entry);
    if (entries.has(entry.fileName)) throw unsafeZip('It holds two parts of the same name.');
    entries.set(entry.fileName, entry);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
  }
  if (packed > size) throw unsafeZip('Its parts overlap.');
  if (unpacked > MOST_BYTES) throw unsafeZip('It unpacks to more than 200 MB.');
  return entries;
}

function requireSoundEntry(entry: Entry): void {
  if (entry.isEncrypted()) {
    throw notAllowed('This document is protected by a password. Remove the password and upload it again.');
  }
  if (!METHODS.includes(entry.compressionMethod)) throw unsafeZip('It is packed in an unusual way.');
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > BIG_BYTES && uncompressedSize > MOST_RATIO * compressedSize) {
    throw unsafeZip('A part of it unpacks to more than 200 times its size.');
  }
}

const PATH_FAULT = /relative path|absolute path|invalid characters/;
/** Turns the library's error about an invalid or inconsistent zip into a refusal. */
export function toRefusal(label: string, error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  if (PATH_FAULT.test(error.message)) return unsafeZip('A part of it has a name that leads out of it.');
  const isOurs = error.name === 'DamagedFileError' || 'syscall' in error;
  return isOurs ? error : broken(label, 'the container cannot be read');
}
