import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#lib/app-error.ts';
import type { ReadAt } from '#lib/read-at.ts';
import type { S3Settings } from '#lib/settings/read-s3-url.ts';
import { openDiskShelf } from './disk-shelf.ts';
import { lendFile, type LentFile } from './lend-file.ts';
import { openS3Shelf } from './s3-shelf.ts';
import { deriveKey } from './derive-key.ts';
import { holdKeys, type KeyHolder } from './key-holder.ts';
import { sealingKey, type NamedKey } from './key-ring.ts';
import {
  openFrames,
  openSealedAt,
  plainSize,
  sealedSize,
  sealFrames,
  type FileKey,
  type FindFileKey,
} from './sealed-frames.ts';
import { resealKept, readSealState, type SealState } from './reseal-kept.ts';
import { loadSecretKey } from './secret-key.ts';
import type { FilePlace, ReadyFile, Shelf } from './shelf.ts';
import { DamagedFileError, StorageError } from './storage-error.ts';

export type StoreSettings = {
  dataDir: string;
  secretKeyFile: string;
  /** If unset, files are stored in `dataDir`. */
  s3?: S3Settings | undefined;
  /** No files are accepted while the disk has less free space than this. */
  filesLeastFreeBytes: number;
};

/** A written file that is not yet kept. It is either kept or discarded. */
export type StagedFile = {
  /** Reads back the plain bytes, for checks that need random access. */
  readAt: ReadAt;
  keep(): Promise<void>;
  discard(): Promise<void>;
};

/** Stores files encrypted: neither the disk, a backup nor the bucket ever contains plain bytes. */
export type FileStore = {
  /** Reads or creates the key; throws a StorageError if the server must not start. */
  prepare(): Promise<void>;
  /** The installation's keys, for encrypting other data. */
  keys: KeyHolder;
  /** Writes a byte stream with only part of it in memory; a failure leaves nothing behind. */
  stage(place: FilePlace, bytes: AsyncIterable<Buffer>): Promise<StagedFile>;
  /**
   * The bytes of a kept file with this `size`. Throws DamagedFileError here or, for damage further on, in the stream.
   */
  read(place: FilePlace, size: number): Promise<Readable>;
  /** The same with random access, until it is given back. Throws when it reads damage. */
  lend(place: FilePlace, size: number): Promise<LentFile>;
  remove(place: FilePlace): Promise<void>;
  list(): ReturnType<Shelf['list']>;
  /** Which key sealed a kept file; undefined if it is gone. */
  sealState(place: FilePlace): Promise<SealState | undefined>;
  /** Reseals a kept file with the current key if it is under another; returns whether it was. */
  reseal(place: FilePlace): Promise<boolean>;
  /** Removes what dead processes were writing before `time`. */
  removeStagedBefore(time: Date): Promise<void>;
};

/** Creates the store for these settings; it accesses the disk on first use. */
export function createFileStore(settings: StoreSettings, now: () => Date): FileStore {
  const folder = join(settings.dataDir, 'files');
  const incoming = join(folder, 'incoming');
  const shelf = settings.s3 ? openS3Shelf(settings.s3) : openDiskShelf(folder);
  const keys = openKeys(settings, { incoming, shelf, now });
  const opener = openerWith(keys, settings);
  const toRead = async (place: FilePlace) => {
    await keys.ring();
    return shelf.read(place);
  };
  const stage = async (place: FilePlace, bytes: AsyncIterable<Buffer>) => {
    const key = sealingKey(await keys.ring(), now());
    await requireRoom(incoming, settings.filesLeastFreeBytes);
    const sealed = sealFrames(fileKey(place, key), bytes);
    const staged = await writeSealed(join(incoming, randomUUID()), sealed);
    return stagedFile(staged, { findKey: opener(place), place, shelf });
  };

  return {
    prepare: async () => void (await keys.ring()),
    keys,
    stage,
    read: async (place, size) => {
      await keys.ring();
      const { bytes } = await openKept(shelf, place, size);
      return openStream(openFrames(opener(place), bytes, size), bytes);
    },
    lend: async (place, size) => {
      await keys.ring();
      await requireRoom(incoming, settings.filesLeastFreeBytes);
      return lendFile(incoming, opener(place), await openKept(shelf, place, size));
    },
    sealState: async (place) => {
      const kept = await toRead(place);
      return kept && readSealState(kept.bytes, keys);
    },
    reseal: async (place) => {
      const kept = await toRead(place);
      return kept
        ? resealKept(kept, { keys, findKey: opener(place), stage: (bytes) => stage(place, bytes) })
        : false;
    },
    remove: (place) => shelf.remove(place),
    list: () => shelf.list(),
    removeStagedBefore: (time) => removeOlderIn(incoming, time),
  };
}

const openKeys = (
  { secretKeyFile }: StoreSettings,
  { incoming, shelf, now }: { incoming: string; shelf: Shelf; now: () => Date },
): KeyHolder =>
  holdKeys(
    secretKeyFile,
    async () => {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      return loadSecretKey(secretKeyFile, () => holdsAny(shelf));
    },
    now,
  );

const openerWith =
  (keys: KeyHolder, { secretKeyFile }: StoreSettings) =>
  (place: FilePlace): FindFileKey =>
  async (name) => {
    const key = await keys.find(name);
    if (key) return deriveFileKey(place, key);
    throw new DamagedFileError(missingKey(name, secretKeyFile));
  };

const deriveFileKey = ({ vendorId, key }: FilePlace, { secret }: NamedKey): Buffer =>
  deriveKey(deriveKey(secret, `slotwise files ${vendorId}`), `file ${key}`);

const fileKey = (place: FilePlace, key: NamedKey): FileKey => ({
  key: deriveFileKey(place, key),
  ...(!key.isFirst && { name: key.name }),
});

const missingKey = (name: Buffer | undefined, path: string): string =>
  `The file was sealed with ${name ? `the key ${name.toString('hex')}` : 'the first key'}, which is not in ${path}. ` +
  'Put back the key file that was kept with this backup.';

/** The sealed bytes of a file with a known plain size. */
async function openKept(shelf: Shelf, place: FilePlace, size: number) {
  const kept = await shelf.read(place);
  if (kept?.size === sealedSize(size)) return kept;
  kept?.bytes.destroy();
  throw new DamagedFileError(kept ? 'The file has another length.' : 'The file is gone.');
}

/** Asked at startup if there is no key; in that case, an unavailable bucket prevents the start. */
async function holdsAny(shelf: Shelf): Promise<boolean> {
  try {
    for await (const _file of shelf.list()) return true;
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const why = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    throw new StorageError(`The file storage cannot be listed${why}. Check FILES_URL.`);
  }
}

async function requireRoom(folder: string, leastBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastBytes) throw new AppError('STORAGE_FULL');
}

async function writeSealed(path: string, sealed: AsyncIterable<Buffer>): Promise<ReadyFile> {
  const hash = createHash('sha256');
  let size = 0;
  const count = async function* (): AsyncGenerator<Buffer> {
    for await (const frame of sealed) {
      hash.update(frame);
      size += frame.length;
      yield frame;
    }
  };
  try {
    // Creates the file before the first byte: an error during creation would otherwise remove it too early.
    const handle = await open(path, 'wx', 0o600);
    await pipeline(count(), handle.createWriteStream({ flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw isFull(error) ? new AppError('STORAGE_FULL') : error;
  }
  return { path, size, sha256: hash.digest('hex') };
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

function stagedFile(
  file: ReadyFile,
  { findKey, place, shelf }: { findKey: FindFileKey; place: FilePlace; shelf: Shelf },
): StagedFile {
  const readSealed: ReadAt = async (position, length) => {
    const handle = await open(file.path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  };
  return {
    readAt: openSealedAt(findKey, readSealed, plainSize(file.size)),
    keep: () => shelf.put(place, file),
    discard: () => rm(file.path, { force: true }),
  };
}

/** Verifies the first frame before anyone is promised the file. */
async function openStream(frames: AsyncGenerator<Buffer>, source: Readable): Promise<Readable> {
  const first = await frames.next().catch((error: unknown) => {
    source.destroy();
    throw error;
  });
  const all = async function* (): AsyncGenerator<Buffer> {
    if (!first.done) yield first.value;
    yield* frames;
  };
  // Also if no one reads from it, so that the generator never starts.
  return Readable.from(all(), { objectMode: false }).once('close', () => source.destroy());
}

async function removeOlderIn(folder: string, time: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < time) await rm(path, { force: true });
  }
}
