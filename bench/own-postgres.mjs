import { startRealPostgres } from '../apps/server/test/real-postgres.ts';
import { databaseIn, onCluster } from '../apps/server/test/template.ts';

/**
 * Does `work` with the address of an empty database: that of DATABASE_URL, or one of a PostgreSQL started for it, which does
 * not flush to the disk.
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
