import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { buildDirectory, hasDatabase } from './build-directory.ts';
import { DurableNodeFS, durableStartParams, type FileSystemWitness } from './durable-file-system.ts';

const extensions = { btree_gist, pg_trgm };

/** Opens the embedded engine, first creating its data directory if there is none. */
export async function openEngine(directory: string, witness: FileSystemWitness): Promise<PGlite> {
  if (!hasDatabase(directory)) {
    await buildDirectory(directory, async (neighbour) => {
      const engine = await openDirectory(neighbour, witness);
      await engine.close();
    });
  }
  return openDirectory(directory, witness);
}

async function openDirectory(directory: string, witness: FileSystemWitness): Promise<PGlite> {
  const fs = new DurableNodeFS(directory, witness);
  const engine = new PGlite({ fs, startParams: durableStartParams, extensions });
  await engine.waitReady;
  return engine;
}
