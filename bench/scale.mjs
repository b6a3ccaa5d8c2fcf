/**
 * What the most used reads cost where one installation has many organizations, of which one is large: CPU of the server
 * and of PostgreSQL, and round trips between the two, per request. Everything is also given as a ratio to the floor, which
 * is node:http with one named query, measured in the same run. At the end all of it stands next to its goals in one table,
 * with an export, meetings made at once and a search for free times. What PostgreSQL spends is what the same SQL costs without us.
 *
 *   node bench/scale.mjs [size] [rounds]
 *
 * A size of 1 is a million bookings: organizations of 300,000, 100,000 and 10,000, and 2,000 of 295 each. It is 0.05
 * unless it is given, which takes a few minutes. BENCH_DATABASE_URL names a database to seed and keep; one that is
 * seeded already is measured as it is, and has some meetings more afterwards. BENCH_MAIN names the entry file of another build to measure, such as a former one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MOST_USED_READS } from '../apps/server/test/most-used-reads.ts';
import { startRealPostgres } from '../apps/server/test/real-postgres.ts';
import { databaseIn, onCluster } from '../apps/server/test/template.ts';
import { measureCpu, watchCpu } from './cpu-time.mjs';
import { measureLargeWork } from './scale/large-work.mjs';
import { seedOrganizations } from './scale/seed.mjs';
import { printTable } from './scale/table.mjs';
import { residentBytes, startServer } from './start-product.mjs';
import { startTripsProxy } from './trips-proxy.mjs';

const SIZE = Number(process.argv[2] ?? 0.05);
const ROUNDS = Number(process.argv[3] ?? 20);
const WARM_ROUNDS = 5;
const FLOOR_ROUNDS = 400;
const AT_REST_MILLIS = 60_000;

await onPostgres(async (url) => {
  const tenants = await seedOrganizations(url, SIZE);
  const floor = await measureFloor(url, tenants.middle);
  console.info(`\nfloor: ${floor.node.toFixed(2)} + ${floor.postgres.toFixed(2)} ms of CPU\n`);
  const atRest = await measureAtRest(url);
  const trips = await countTrips(url, tenants.middle);
  await withServer({ DATABASE_URL: url }, async (server) => {
    const reads = {};
    for (const [name, tenant] of Object.entries(tenants))
      reads[name] = await measureReads(server, { url, name, tenant, floor, trips });
    const work = await measureLargeWork(server, { url, tenant: tenants.giant });
    const whole = floor.node + floor.postgres;
    printTable({ reads, floor: whole, work, atRest, megabytes: megabytes(server.pid) });
  });
});

async function onPostgres(work) {
  if (process.env.BENCH_DATABASE_URL) return work(process.env.BENCH_DATABASE_URL);
  const cluster = await startRealPostgres();
  if (!cluster) return console.info('There is no PostgreSQL on this machine.');
  try {
    await onCluster(cluster.url, 'create database slotwise_scale');
    return await work(databaseIn(cluster.url, 'slotwise_scale'));
  } finally {
    await cluster.stop();
  }
}

async function withServer(settings, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-scale-'));
  const main = process.env.BENCH_MAIN;
  const server = await startServer({ DATA_DIR: dataDir, ...settings }, main && { main });
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureFloor(url, { values }) {
  const program = fileURLToPath(new URL('./scale/floor.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, url, values.vendor, values.booking], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(child.stdout, 'data');
    const [, address] = /ready at (\S+)/.exec(String(line));
    const ask = () => fetch(address).then((response) => response.text());
    for (let n = 0; n < 100; n += 1) await ask();
    return await measureCpu({ url, pid: child.pid, rounds: FLOOR_ROUNDS }, ask);
  } finally {
    child.kill();
  }
}

/** The round trips of an idle server to its database per minute. */
async function measureAtRest(url) {
  const proxy = await startTripsProxy(url);
  const asked = await withServer({ DATABASE_URL: proxy.url }, async (server) => {
    await wait(65_000);
    proxy.take();
    const spent = await watchCpu({ url, pid: server.pid });
    await wait(AT_REST_MILLIS);
    const { node, postgres } = spent();
    const share = [node, postgres].map((millis) => `${((100 * millis) / AT_REST_MILLIS).toFixed(2)} %`);
    const trips = proxy.take();
    console.info(
      `at rest: ${trips} round trips a minute, ${share.join(' + ')} of a core, ${megabytes(server.pid)} MB`,
    );
    return trips;
  });
  proxy.stop();
  return asked;
}

async function countTrips(url, tenant) {
  const proxy = await startTripsProxy(url);
  const trips = {};
  await withServer({ DATABASE_URL: proxy.url }, async ({ address }) => {
    for (const [title, path] of Object.entries(MOST_USED_READS)) {
      await read(address, path, tenant);
      await wait(30);
      const counts = [];
      for (let n = 0; n < 3; n += 1) {
        proxy.take();
        await read(address, path, tenant);
        // The end of the transaction may still be in flight.
        await wait(10);
        counts.push(proxy.take());
      }
      trips[title] = Math.min(...counts);
    }
  });
  proxy.stop();
  return trips;
}

async function measureReads({ address, pid }, { url, name, tenant, floor, trips }) {
  console.info(`\n${name}`.padEnd(31), 'p50 ms   p99 ms     node +  postgres   ÷ floor   trips');
  const whole = floor.node + floor.postgres;
  const measured = {};
  for (const [title, path] of Object.entries(MOST_USED_READS)) {
    for (let n = 0; n < WARM_ROUNDS; n += 1) await read(address, path, tenant);
    const millis = [];
    const { node, postgres } = await measureCpu({ url, pid, rounds: ROUNDS }, async () => {
      const began = performance.now();
      await read(address, path, tenant);
      millis.push(performance.now() - began);
    });
    millis.sort((a, b) => a - b);
    const [p50, p99] = [millis[Math.floor(ROUNDS / 2)], millis[Math.ceil(ROUNDS * 0.99) - 1]];
    measured[title] = { p50, p99, node, postgres };
    const figures = [p50, p99, node, postgres];
    const cells = [
      ...figures.map((figure) => figure.toFixed(2)),
      `${((node + postgres) / whole).toFixed(1)}`,
      String(trips[title]),
    ];
    console.info(title.padEnd(28) + cells.map((cell) => cell.padStart(9)).join(''));
  }
  return measured;
}

async function read(address, path, { token, values }) {
  const asked = path.replaceAll(/:(\w+)/g, (_all, name) => encodeURIComponent(values[name]));
  const response = await fetch(`${address}/api${asked}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok && response.status !== 404)
    throw new Error(`${asked} answered ${response.status}: ${text.slice(0, 200)}`);
}

function megabytes(pid) {
  return Math.round(residentBytes(pid) / 1024 / 1024);
}
