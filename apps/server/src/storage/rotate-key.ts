import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { KEY_BYTES } from './derive-key.ts';
import { namedKey, printRing, sealingKey, type KeyRing, type NamedKey } from './key-ring.ts';
import { readKeys } from './secret-key.ts';
import { StorageError } from './storage-error.ts';
import { syncDirectory } from './sync-directory.ts';

/** The keys of an installation that has been started before. */
export async function requireKeys(path: string): Promise<KeyRing> {
  const ring = await readKeys(path);
  if (ring) return ring;
  throw new StorageError(`There is no key at ${path}. Start the server once, or set SECRET_KEY_FILE.`);
}

/** Adds a key that opens immediately and seals from `from` on, when every server has reread the file. */
export const addKey = (path: string, from: Date): Promise<NamedKey> =>
  changeRing(path, (ring) => {
    const waiting = ring.keys.at(-1);
    if (waiting && waiting.from >= from) {
      throw new StorageError(
        `The key ${waiting.name.toString('hex')} seals from ${waiting.from.toISOString()} on. Wait for it.`,
      );
    }
    const key = namedKey(randomBytes(KEY_BYTES), from);
    return { ring: { ...ring, keys: [...ring.keys, key] }, answer: key };
  });

/** Removes every key before the one that seals, and returns how many. The caller made sure that nothing needs them. */
export const dropFormerKeys = (path: string, now: Date): Promise<number> =>
  changeRing(path, (ring) => {
    const at = ring.keys.indexOf(sealingKey(ring, now));
    return { ring: { ...ring, keys: ring.keys.slice(at) }, answer: at };
  });

/**
 * Replaces the file atomically, so that it is always complete: written next to it, synced, renamed. The temporary file
 * also serves as the lock against a concurrent change.
 */
async function changeRing<T>(
  path: string,
  change: (ring: KeyRing) => { ring: KeyRing; answer: T },
): Promise<T> {
  const written = `${path}.new`;
  const handle = await open(written, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new StorageError(`Someone else changes the keys. If no one does, remove ${written} and try again.`);
  });
  try {
    const { ring, answer } = change(await requireKeys(path));
    await handle.writeFile(printRing(ring));
    await handle.sync();
    await rename(written, path);
    await syncDirectory(dirname(path));
    return answer;
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
