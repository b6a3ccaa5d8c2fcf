import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export const hasDatabase = (directory: string): boolean => existsSync(join(directory, 'PG_VERSION'));

/**
 * Makes a new database directory that is either whole or not there.
 *
 * Filling a directory takes seconds and is not crash-safe, so `fill` works in a neighbour that gets its name
 * only when every file of it is on the disk. What an interrupted start left behind is thrown away.
 */
export async function buildDirectory(
  directory: string,
  fill: (neighbour: string) => Promise<void>,
): Promise<void> {
  const neighbour = `${directory}.unfinished`;
  rmSync(neighbour, { recursive: true, force: true });
  mkdirSync(neighbour, { recursive: true, mode: 0o700 });
  await fill(neighbour);
  syncTree(neighbour);
  renameSync(neighbour, directory);
  syncPath(dirname(directory));
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(directory);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
