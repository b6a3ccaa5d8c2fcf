import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { StoreError } from '../faults/store-error.ts';
import { takePidFile } from './pid-file.ts';

/** Releases the directory. */
export type ReleaseLock = () => Promise<void>;

/**
 * Locks a data directory for this process, or throws a StoreError 'STORE_IN_USE' that names the holder.
 *
 * The embedded engine has no lock, and two processes on one directory destroy it. On Linux the lock is an abstract Unix
 * socket: the kernel frees it with the process, even after kill -9, so it is never stale. Its name comes from the
 * directory's device and inode, which symbolic links and bind mounts do not change. Containers with separate network
 * namespaces do not see each other's locks, so a volume must belong to only one of them.
 */
export const lockDirectory = async (directory: string): Promise<ReleaseLock> =>
  process.platform === 'linux' ? takeSocket(directory) : takePidFile(directory);

async function takeSocket(directory: string): Promise<ReleaseLock> {
  const { dev, ino } = statSync(directory, { bigint: true });
  const digest = createHash('sha256').update(`${dev}:${ino}`).digest('hex');
  const name = `\0slotwise-${digest.slice(0, 40)}`;
  const server = createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
  try {
    await listen(server, name);
  } catch (error) {
    throw new StoreError('STORE_IN_USE', inUse(directory, await readHolder(name)), error);
  }
  // The lock must not keep an otherwise idle process alive.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** The message for the operator if another process has the directory. */
export const inUse = (directory: string, holder: string): string =>
  `Another Slotwise (process ${holder}) uses the data directory ${directory}. ` +
  'Stop it first, or give this one a DATA_DIR of its own.';

const listen = (server: Server, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(name, resolve);
  });

async function readHolder(name: string): Promise<string> {
  const socket = connect(name);
  socket.setTimeout(1000, () => socket.destroy());
  return text(socket).catch(() => 'unknown');
}
