import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#lib/app-error.ts';
import type { ReadAt } from '#lib/read-at.ts';
import type { S3Settings } from '#lib/read-s3-url.ts';
import { openDiskShelf } from './disk-shelf.ts';
import { lendFile, type LentFile } from './lend-file.ts';
import { openS3Shelf } from './s3-shelf.ts';
import { openFrames, openSealedAt, plainSize, sealedSize, sealFrames } from './sealed-frames.ts';
import { deriveKey, loadSecretKey } from './secret-key.ts';
import type { FilePlace, ReadyFile, Shelf } from './shelf.ts';
import { DamagedFileError, StorageError } from './storage-error.ts';

export type StoreSettings = {
  dataDir: string;
  secretKeyFile: string;
  /** Without one the files lie in `dataDir`. */
  s3?: S3Settings | undefined;
  /** Nothing is taken in while the disk has less free than this. */
  filesLeastFreeBytes: number;
};

/** A file that is written and not yet kept. It is kept or discarded, never both. */
export type StagedFile = {
  /** Reads the plain bytes back, for checks that jump. */
  readAt: ReadAt;
  keep(): Promise<void>;
  discard(): Promise<void>;
};

/** Keeps files sealed: neither the disk, a backup nor the bucket ever holds a byte of what people wrote. */
export type FileStore = {
  /** Reads or makes the key; throws a StorageError where the server must not start. */
  prepare(): Promise<void>;
  /** The installation's key, for what else is sealed with it. */
  secretKey(): Promise<Buffer>;
  /** Writes a stream of bytes, of which a part is in memory at a time; what fails leaves nothing behind. */
  stage(place: FilePlace, bytes: AsyncIterable<Buffer>): Promise<StagedFile>;
  /** The bytes of a kept file of `size`. Throws DamagedFileError here or, for damage further on, in the stream. */
  read(place: FilePlace, size: number): Promise<Readable>;
  /** The same to be read at any place, until it is given back. Damage throws where it is met. */
  lend(place: FilePlace, size: number): Promise<LentFile>;
  remove(place: FilePlace): Promise<void>;
  list(): ReturnType<Shelf['list']>;
  /** Removes what was being written before `time` by a process that is gone. */
  removeStagedBefore(time: Date): Promise<void>;
};

/** Opens the store of these settings; it touches the disk when it is first used. */
export function createFileStore(settings: StoreSettings): FileStore {
  const folder = join(settings.dataDir, 'files');
  const incoming = join(folder, 'incoming');
  const shelf = settings.s3 ? openS3Shelf(settings.s3) : openDiskShelf(folder);
  let secret: Promise<Buffer> | undefined;

  const loadSecret = async (): Promise<Buffer> => {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    return loadSecretKey(settings.secretKeyFile, () => holdsAny(shelf));
  };
  const secretKey = (): Promise<Buffer> => {
    secret ??= loadSecret();
    secret.catch(() => (secret = undefined));
    return secret;
  };
  const keyOf = async ({ vendorId, key }: FilePlace): Promise<Buffer> =>
    deriveKey(deriveKey(await secretKey(), `slotwise files ${vendorId}`), `file ${key}`);

  return {
    prepare: async () => {
      secret = loadSecret();
      await secret;
    },
    secretKey,
    stage: async (place, bytes) => {
      const key = await keyOf(place);
      await requireRoom(incoming, settings.filesLeastFreeBytes);
      const staged = await writeSealed(join(incoming, randomUUID()), sealFrames(key, bytes));
      return stagedFile(staged, { key, place, shelf });
    },
    read: async (place, size) => {
      const key = await keyOf(place);
      const { bytes } = await openKept(shelf, place, size);
      return openStream(openFrames(key, bytes, size), bytes);
    },
    lend: async (place, size) => {
      const key = await keyOf(place);
      await requireRoom(incoming, settings.filesLeastFreeBytes);
      return lendFile(incoming, key, await openKept(shelf, place, size));
    },
    remove: (place) => shelf.remove(place),
    list: () => shelf.list(),
    removeStagedBefore: (time) => removeOlderIn(incoming, time),
  };
}

/** The sealed bytes of a file whose plain size is known. */
async function openKept(shelf: Shelf, place: FilePlace, size: number) {
  const kept = await shelf.read(place);
  if (kept?.size === sealedSize(size)) return kept;
  kept?.bytes.destroy();
  throw new DamagedFileError(kept ? 'The file has another length.' : 'The file is gone.');
}

/** Asked at a start without a key; there a bucket that is away is a reason not to start. */
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
    // The file is there before the first byte: a refusal that came while it was being made would remove it too early.
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
  { key, place, shelf }: { key: Buffer; place: FilePlace; shelf: Shelf },
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
    readAt: openSealedAt(key, readSealed, plainSize(file.size)),
    keep: () => shelf.put(place, file),
    discard: () => rm(file.path, { force: true }),
  };
}

/** The first frame is proved before anybody is promised the file. */
async function openStream(frames: AsyncGenerator<Buffer>, source: Readable): Promise<Readable> {
  const first = await frames.next().catch((error: unknown) => {
    source.destroy();
    throw error;
  });
  const all = async function* (): AsyncGenerator<Buffer> {
    try {
      if (!first.done) yield first.value;
      yield* frames;
    } finally {
      source.destroy();
    }
  };
  return Readable.from(all(), { objectMode: false });
}

async function removeOlderIn(folder: string, time: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < time) await rm(path, { force: true });
  }
}
