import { readFileSync, readdirSync } from 'node:fs';
import { createPool } from '../apps/server/src/db/connection/create-pool.ts';

/** Milliseconds of CPU a round, of the process and of the database's. */
export async function cpuOf({ url, pid, rounds }, work) {
  const spent = await watchCpu({ url, pid });
  for (let n = 0; n < rounds; n += 1) await work();
  const { node, postgres } = spent();
  return { node: node / rounds, postgres: postgres / rounds };
}

/** Answers a function that tells the CPU spent since it was last called. */
export async function watchCpu({ url, pid }) {
  const processes = [pid, ...(await backendsOf(url))];
  const read = () => processes.map((each) => cpuMillis([each]));
  let before = read();
  return () => {
    const now = read();
    // A connection that was closed meanwhile has a process no more.
    const [node, ...backends] = now.map((millis, index) => Math.max(0, millis - before[index]));
    before = now;
    return { node, postgres: backends.reduce((sum, each) => sum + each, 0) };
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

/** CPU time of the whole PostgreSQL that has this database, and of its processes that have ended, in milliseconds (Linux only). */
export async function clusterMillis(url) {
  const [postmaster] = statsOf((await backendsOf(url))[0], [PARENT]);
  const running = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  const [user, system] = statsOf(postmaster, ENDED_CHILDREN);
  return cpuMillis([postmaster, ...running]) + (user + system) * TICK_MILLIS;
}

const TICK_MILLIS = 10;
/** Places in /proc/…/stat behind the name of the program, which stands in brackets. */
const PARENT = 1;
const ENDED_CHILDREN = [13, 14];

function statsOf(pid, places) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const values = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return places.map((place) => Number(values[place]));
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
