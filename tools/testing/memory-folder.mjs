import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Stores of the tests, a cluster and profiles of browsers took half of it at most. */
const ROOM = 4 * 1024 ** 3;

/**
 * Makes a folder for temporary files in memory, where no test waits for a disk, and answers its path. Undefined where the
 * system has no such place, as on macOS and Windows, or not 4 GiB of it, as in a container.
 */
export function makeMemoryFolder() {
  if (!existsSync(IN_MEMORY) || freemem() < ROOM) return undefined;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < ROOM) return undefined;
  const folder = mkdtempSync(join(IN_MEMORY, 'slotwise-tests-'));
  // Programs of the tests run under accounts of their own, as they would in /tmp.
  chmodSync(folder, 0o1777);
  return folder;
}
