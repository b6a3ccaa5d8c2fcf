import { randomBytes } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { KEY_BYTES } from './derive-key.ts';
import { readRing, toSingleKeyRing, type KeyRing } from './key-ring.ts';
import { StorageError } from './storage-error.ts';
import { syncDirectory } from './sync-directory.ts';

/** Another server starting at the same time may have created the file without having filled it yet. */
const LOOKS = 20;
const LOOK_MILLIS = 50;

/**
 * Reads the installation's keys, creating the first one (32 random bytes) if there is none. Throws a StorageError if
 * others may read the file, if it contains no key, or if it is missing although `hasFiles` says files depend on it.
 */
export async function loadSecretKey(path: string, hasFiles: () => Promise<boolean>): Promise<KeyRing> {
  const present = await readKeys(path);
  if (present) return present;
  if (await hasFiles()) {
    throw new StorageError(
      `The key ${path} is gone, and the stored files cannot be read without it. Put it back from your backup.`,
    );
  }
  return (await makeKey(path)) ?? (await readKeys(path)) ?? (await loadSecretKey(path, hasFiles));
}

/** The keys in the file; undefined if there is none. */
export async function readKeys(path: string): Promise<KeyRing | undefined> {
  for (let look = 1; ; look += 1) {
    const handle = await openIfThere(path);
    if (!handle) return undefined;
    let bytes: Buffer;
    try {
      await requireOwnerOnly(handle, path);
      bytes = await handle.readFile();
    } finally {
      await handle.close();
    }
    const keys = readRing(bytes);
    if (keys) return keys;
    if (look === LOOKS) throw new StorageError(bytes.length === 0 ? emptyKey(path) : notAKey(path));
    await pause(LOOK_MILLIS);
  }
}

const emptyKey = (path: string): string =>
  `The key ${path} is empty, as a first start leaves it that was ended halfway. Put it back from your backup; where nothing was stored yet, remove the file and start again.`;

const notAKey = (path: string): string =>
  `The key ${path} is not one: it has to be ${KEY_BYTES} bytes, or what rotate-key made of them.`;

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function requireOwnerOnly(handle: FileHandle, path: string): Promise<void> {
  const { mode } = await handle.stat();
  // Windows has no such bits.
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  throw new StorageError(`Other users of this machine can read the key. Run: chmod 600 ${path}`);
}

/** Undefined if another server was faster. */
async function makeKey(path: string): Promise<KeyRing | undefined> {
  const key = randomBytes(KEY_BYTES);
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(key);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await syncDirectory(dirname(path));
    return toSingleKeyRing(key);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
}
