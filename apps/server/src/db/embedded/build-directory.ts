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
 * Creates a new database directory atomically.
 *
 * Filling a directory takes seconds and is not crash-safe, so `fill` works in a sibling directory that is renamed only
 * when all its files are on disk. Leftovers of an interrupted start are deleted.
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
