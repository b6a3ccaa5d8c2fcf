import { startRealPostgres } from '../apps/server/test/real-postgres.ts';
import { databaseIn, onCluster } from '../apps/server/test/template.ts';

/**
 * Runs `work` with the URL of an empty database: DATABASE_URL, or a PostgreSQL started for it, which does not flush to
 * disk.
 */
export async function onPostgres(work) {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const cluster = await startRealPostgres();
  if (!cluster) throw new Error('There is no PostgreSQL on this machine.');
  try {
    await onCluster(cluster.url, 'create database slotwise_bench');
    return await work(databaseIn(cluster.url, 'slotwise_bench'));
  } finally {
    await cluster.stop();
  }
}
