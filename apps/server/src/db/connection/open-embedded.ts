import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from '../embedded/directory-lock.ts';
import { startDiskGuard } from '../embedded/disk-guard.ts';
import { startEmbeddedServer, type EmbeddedServer } from '../embedded/embedded-server.ts';
import type { Connected, StoreLimits } from './connected.ts';
import { listenForAccessNotices } from './access-notices.ts';
import { createPool } from './create-pool.ts';

/** Opens the database inside `dataDir`, creating it if needed, and locks it against other processes. */
export async function openEmbedded(dataDir: string, limits: StoreLimits): Promise<Connected> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const directory = realpathSync(dataDir);
  const unlock = await lockDirectory(directory);
  try {
    const disk = startDiskGuard(directory);
    try {
      const server = await startServer(join(directory, 'database'), limits, disk.onRefusal);
      const connected = connectTo(server, limits);
      return {
        ...connected,
        isReadOnly: disk.isLow,
        close: async () => {
          await connected.close();
          disk.stop();
          await unlock();
        },
      };
    } catch (error) {
      disk.stop();
      throw error;
    }
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Opens a database directory without a lock or disk guard, for tests. @internal */
export const openBareDirectory = async (directory: string, limits: StoreLimits): Promise<Connected> =>
  connectTo(await startServer(directory, limits, () => undefined), limits);

const startServer = (
  directory: string,
  limits: StoreLimits,
  onDiskRefusal: (reason: string) => void,
): Promise<EmbeddedServer> =>
  startEmbeddedServer(directory, {
    statementMillis: limits.statementMillis,
    idleInTransactionMillis: limits.idleInTransactionMillis,
    onDiskRefusal,
  });

function connectTo(server: EmbeddedServer, limits: StoreLimits): Connected {
  const pool = createPool({
    stream: () => server.openStream(),
    // Set here so that PG* variables in the operator's shell do not reach the embedded engine.
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    ssl: false,
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: limits.connectMillis,
  });
  return {
    pool,
    accessNotices: listenForAccessNotices(pool),
    isReadOnly: () => false,
    syncs: server.syncs,
    unwatched: server.unwatched,
    close: async () => {
      await pool.end();
      await server.close();
    },
  };
}
