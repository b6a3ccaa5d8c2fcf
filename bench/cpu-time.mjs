import { readFileSync, readdirSync } from 'node:fs';
import { createPool } from '../apps/server/src/db/connection/create-pool.ts';

/** CPU milliseconds per round, of the server's process and of the database's. */
export async function measureCpu({ url, pid, rounds }, work) {
  const spent = await watchCpu({ url, pid });
  for (let n = 0; n < rounds; n += 1) await work();
  const { node, postgres } = spent();
  return { node: node / rounds, postgres: postgres / rounds };
}

/** Returns a function that returns the CPU time used since its last call, including that of connections made meanwhile. */
export async function watchCpu({ url, pid }) {
  const { listBackends } = await findCluster(url);
  const read = () => new Map([pid, ...listBackends()].map((each) => [each, cpuMillis([each])]));
  let before = read();
  return () => {
    const now = read();
    const spent = [...now].map(([each, millis]) => millis - (before.get(each) ?? 0));
    before = now;
    const [node, ...backends] = spent;
    return { node, postgres: backends.reduce((sum, each) => sum + each, 0) };
  };
}

/** PostgreSQL's parent process, and a function that lists the processes currently serving this database. */
async function findCluster(url) {
  const pool = createPool({ connectionString: url, max: 1 });
  const { rows } = await pool.query('select pg_backend_pid() as own, current_database() as name');
  const [{ own, name }] = rows;
  const [postmaster] = listStats(own, [PARENT]);
  await pool.end();
  const listBackends = () =>
    listChildren(postmaster).filter((pid) => pid !== own && readTitle(pid).includes(` ${name} `));
  return { postmaster, listBackends };
}

/** CPU milliseconds of the entire PostgreSQL that has this database, including its ended processes (Linux only). */
export async function clusterMillis(url) {
  const { postmaster } = await findCluster(url);
  const [user, system] = listStats(postmaster, ENDED_CHILDREN);
  return cpuMillis([postmaster, ...listChildren(postmaster)]) + (user + system) * TICK_MILLIS;
}

const listChildren = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** PostgreSQL's process title: `postgres: <user> <database> <address> <what it does>`. */
function readTitle(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const TICK_MILLIS = 10;
/** Positions in /proc/…/stat after the program's name, which is in parentheses. */
const PARENT = 1;
const ENDED_CHILDREN = [13, 14];

function listStats(pid, places) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const values = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return places.map((place) => Number(values[place]));
}

/** CPU time of all threads of these processes (Linux only). */
export function cpuMillis(pids) {
  const nanos = pids.flatMap((pid) =>
    listThreads(pid).map((thread) => countNanos(`/proc/${pid}/task/${thread}/schedstat`)),
  );
  return nanos.reduce((sum, each) => sum + each, 0) / 1e6;
}

function listThreads(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function countNanos(path) {
  try {
    return Number(readFileSync(path, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
