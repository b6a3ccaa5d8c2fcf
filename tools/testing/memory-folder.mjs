import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** The tests' databases and browser profiles used at most half of it. */
const ROOM = 4 * 1024 ** 3;

/**
 * Creates an in-memory folder for temporary files, so that tests do not wait for a disk, and returns its path. Returns
 * undefined if the system has none, as on macOS and Windows, or has less than 4 GiB free, as in a container.
 */
export function makeMemoryFolder() {
  if (!existsSync(IN_MEMORY) || freemem() < ROOM) return undefined;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < ROOM) return undefined;
  const folder = mkdtempSync(join(IN_MEMORY, 'slotwise-tests-'));
  // Some test programs run under other accounts and need the permissions of /tmp.
  chmodSync(folder, 0o1777);
  return folder;
}
