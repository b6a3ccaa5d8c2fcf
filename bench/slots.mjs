/**
 * The cost of finding a time: `GET /api/availability/services/slots` over HTTP on the real server with real bookings in
 * its database. Run it with `node bench/slots.mjs`, or with `embedded` or `postgresql` to measure one database;
 * BENCH_DATABASE_URL names an empty database to use instead of a PostgreSQL started for this.
 *
 * Every figure comes with two baselines. `x` is the ratio to `GET /readyz`, one transaction with `select 1` on the same
 * pool; `one by one` sends a request for each of the twelve panelists, like a program that overlays calendars itself.
 * The questions alternate, so that a busy moment of the machine affects all of them. `cpu` is the server's CPU time per
 * question over all threads (Linux only), which is meaningful even if others use the machine, unlike wall-clock time.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { startRealPostgres } from '../apps/server/test/real-postgres.ts';
import { databaseIn, onCluster } from '../apps/server/test/template.ts';
import { seedPanels } from './slots-seed.mjs';
import { makeAdministrator, signIn, startServer } from './start-product.mjs';

const BASELINE = '/readyz';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
const WARM_ROUNDS = 15;
const DAY_MILLIS = 24 * 60 * 60 * 1000;
const TIME_ZONE = 'Asia/Kolkata';

/** The size of an organization: past weeks, and the number of panelists with five meetings in each. */
const ORGANIZATIONS = [
  { panelists: 60, weeks: 4 },
  { panelists: 60, weeks: 100 },
  { panelists: 600, weeks: 60 },
];

/** The questions, about panelists in seeding order; the goal is the p95 in milliseconds. */
const questionsFor = (ids) => [
  { title: 'readyz: a transaction with select 1', paths: [BASELINE] },
  { title: '12 required, 30 days', goal: 150, paths: [question({ panelistIds: ids.slice(0, 12) })] },
  { title: 'any 3 of 50, 30 days', goal: 300, paths: [question({ pool: '3', of: ids.slice(0, 50) })] },
  { title: '12 required, one by one', paths: ids.slice(0, 12).map((id) => question({ panelistIds: [id] })) },
  {
    title: '2 required, any 3 of 48, 30 days',
    paths: [question({ panelistIds: ids.slice(0, 2), pool: '3', of: ids.slice(2, 50) })],
  },
  { title: 'any 40 of 50, 30 days', paths: [question({ pool: '40', of: ids.slice(0, 50) })] },
  ...[1, 3, 6, 24, 48].map((count) => ({
    title: `${count} required, 30 days`,
    paths: [question({ panelistIds: ids.slice(0, count) })],
  })),
  ...[1, 7, 14, 60, 92].map((days) => ({
    title: `12 required, ${days} days`,
    paths: [question({ panelistIds: ids.slice(0, 12), days })],
  })),
  {
    title: '12 required, 30 days, 5 minutes',
    paths: [question({ panelistIds: ids.slice(0, 12), step: '5' })],
  },
];

function question({ panelistIds = [], pool, of = [], days = 30, step = '15' }) {
  const day = (ahead) =>
    new Date(Date.now() + ahead * DAY_MILLIS).toLocaleDateString('sv', { timeZone: TIME_ZONE });
  const query = new URLSearchParams({
    panelistIds: panelistIds.join(','),
    ...(pool && { pools: `${pool}:${of.join('|')}` }),
    durationMinutes: '60',
    timeZone: TIME_ZONE,
    from: day(1),
    to: day(days),
    step,
  });
  return `/api/availability/services/slots?${query}`;
}

const STORES = { postgresql: measureOnPostgresql, embedded: () => measureEach(() => ({})) };
const wanted = process.argv[2] ? [process.argv[2]] : Object.keys(STORES);
for (const store of wanted) {
  console.info(`\n${store}, ${ROUNDS} rounds`);
  await STORES[store]();
}

async function measureOnPostgresql() {
  if (process.env.BENCH_DATABASE_URL)
    return measure({ DATABASE_URL: process.env.BENCH_DATABASE_URL }, ORGANIZATIONS[1]);
  const cluster = await startRealPostgres();
  if (!cluster) return console.info('There is no PostgreSQL on this machine.');
  try {
    await measureEach(async (number) => {
      await onCluster(cluster.url, `create database slotwise_bench_${number}`);
      return { DATABASE_URL: databaseIn(cluster.url, `slotwise_bench_${number}`) };
    });
  } finally {
    await cluster.stop();
  }
}

async function measureEach(listSettings) {
  for (const [number, organization] of ORGANIZATIONS.entries())
    await measure(await listSettings(number), organization);
}

async function measure(settings, organization) {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-slots-'));
  const env = { DATA_DIR: dataDir, ...settings };
  try {
    const link = makeAdministrator(env);
    const store = await openDatabase({ dataDir, databaseUrl: settings.DATABASE_URL });
    const { ids, bookings } = await seedPanels(store.pool, organization);
    await store.close();
    const server = await startServer(env);
    try {
      const { token } = await signIn(server.address, link);
      const load = loadavg()[0].toFixed(1);
      console.info(`\n${bookings} bookings, ${ids.length} panelists, load ${load} before`);
      await measureQuestions(server, token, questionsFor(ids));
      console.info(`load ${loadavg()[0].toFixed(1)} after`);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureQuestions({ address, pid }, token, questions) {
  const measured = questions.map(() => ({ millis: [], cpu: 0, answer: {} }));
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    for (const [index, { paths }] of questions.entries()) {
      const one = measured[index];
      const [started, worked] = [performance.now(), measureCpuMillis(pid)];
      for (const path of paths) one.answer = await askFor(address + path, token);
      if (round < 0) continue;
      one.millis.push(performance.now() - started);
      one.cpu += (measureCpuMillis(pid) - worked) / ROUNDS;
    }
  }
  const baseline = findQuantile(measured[0].millis, 0.5);
  console.info(getRow('', ['p50', 'p95', 'x', 'cpu', 'starts', 'kB']));
  for (const [index, { title, goal }] of questions.entries()) {
    const { millis, cpu, answer } = measured[index];
    const [median, late] = [findQuantile(millis, 0.5), findQuantile(millis, 0.95)];
    const verdict = goal ? `   goal ${goal} ms: ${late <= goal ? 'kept' : 'MISSED'}` : '';
    const times = [median.toFixed(1), late.toFixed(1), (median / baseline).toFixed(0), cpu.toFixed(1)];
    console.info(
      getRow(title, [...times, answer.data?.total ?? '', Math.round(answer.size / 1024)]) + verdict,
    );
  }
}

function getRow(title, cells) {
  return title.padEnd(36) + cells.map((cell) => String(cell).padStart(8)).join('');
}

/** The CPU time of all threads of a process so far. */
function measureCpuMillis(pid) {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return Number.NaN;
  const nanos = readdirSync(threads).map((thread) => {
    const [spent] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ');
    return Number(spent);
  });
  return nanos.reduce((sum, spent) => sum + spent, 0) / 1e6;
}

async function askFor(url, token) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return { ...JSON.parse(text), size: text.length };
}

function findQuantile(values, quantile) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * quantile))];
}
