import { readFileSync, readdirSync } from 'node:fs';
import { createPool } from '../apps/server/src/db/connection/create-pool.ts';

/** Milliseconds of CPU a round, of the process and of the database's. */
export async function cpuOf({ url, pid, rounds }, work) {
  const backends = await backendsOf(url);
  const before = [cpuMillis([pid]), cpuMillis(backends)];
  for (let n = 0; n < rounds; n += 1) await work();
  return {
    node: (cpuMillis([pid]) - before[0]) / rounds,
    postgres: (cpuMillis(backends) - before[1]) / rounds,
  };
}

/** The processes of PostgreSQL that serve this database. */
export async function backendsOf(url) {
  const pool = createPool({ connectionString: url, max: 1 });
  const { rows } = await pool.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await pool.end();
  return rows.map(({ pid }) => pid);
}

/** CPU time of all threads of these processes (Linux only). */
export function cpuMillis(pids) {
  const nanos = pids.flatMap((pid) =>
    threadsOf(pid).map((thread) => nanosOf(`/proc/${pid}/task/${thread}/schedstat`)),
  );
  return nanos.reduce((sum, each) => sum + each, 0) / 1e6;
}

function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function nanosOf(path) {
  try {
    return Number(readFileSync(path, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
