/**
 * The cost of lists and figures in an organization with 20,000 bookings: every request over HTTP, relative to `GET
 * /readyz`, which is one transaction with `select 1` on the same pool. Run it with `node bench/lists.mjs`, or with
 * `embedded` or `postgresql` to measure one database; BENCH_DATABASE_URL names an empty database to use instead of a
 * PostgreSQL started for this. The figures are medians, and their ratios to the baseline.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { hashToken, newToken } from '../apps/server/src/lib/secrets/token.ts';
import { startRealPostgres } from '../apps/server/test/real-postgres.ts';
import { databaseIn, onCluster } from '../apps/server/test/template.ts';
import { openPanelistSession, seedBookings } from '../apps/server/test/seed-bookings.ts';
import { makeAdministrator, signIn, startServer } from './start-product.mjs';

const BOOKINGS = 20_000;
const ROUNDS = 25;
const WARM_ROUNDS = 3;
const BASELINE = '/readyz';

const LIST = '/api/booking/services/all?page=1&pageSize=20';
const REQUESTS = [
  ['readyz: a transaction with select 1', BASELINE],
  ['list, as it opens', LIST],
  ['list, page 500', LIST.replace('page=1', 'page=500')],
  ['list, one word', `${LIST}&q=krishnan`],
  ['list, two words', `${LIST}&q=kavya+designer`],
  ['list, an address', `${LIST}&q=candidate19999%40mail.example`],
  ['list, no hit', `${LIST}&q=zzyzx`],
  ['list, SCHEDULED', `${LIST}&bookingStatus=SCHEDULED`],
  ['list, COMPLETED and SELECTED', `${LIST}&bookingStatus=COMPLETED%2CSELECTED`],
  ['list, newest first', `${LIST}&sort=-createdAt`],
  ['list, by candidate', `${LIST}&sort=candidateName`],
  ['list, by round', `${LIST}&sort=round`],
  ['list, by status', `${LIST}&sort=status`],
  ['list, scorecards owed', `${LIST}&feedbackState=OWED`],
  ['list, scorecards complete', `${LIST}&feedbackState=COMPLETE`],
  ['list, unanswered', `${LIST}&unanswered=true`],
  ['list, one panelist', `${LIST}&panelistEmail=panelist9%40northbridge.example`],
  ['list, handed to me', `${LIST}&assignee=ananya%40northbridge.example`],
  ['needs', '/api/booking/services/needs?page=1&pageSize=20'],
  ['status count', '/api/booking/services/status/count'],
  ['status count, mine', '/api/booking/services/status/count?mine=true'],
  ['panelist: list', LIST, 'panelist'],
  ['panelist: needs', '/api/booking/services/needs?page=1&pageSize=20', 'panelist'],
  ['panelist: status count', '/api/booking/services/status/count', 'panelist'],
];

const STORES = { postgresql: measureOnPostgresql, embedded: () => measure({}) };
const wanted = process.argv[2] ? [process.argv[2]] : Object.keys(STORES);
for (const store of wanted) {
  console.info(`\n${store}, ${BOOKINGS} bookings, medians of ${ROUNDS}`);
  await STORES[store]();
}

async function measureOnPostgresql() {
  if (process.env.BENCH_DATABASE_URL) return measure({ DATABASE_URL: process.env.BENCH_DATABASE_URL });
  const cluster = await startRealPostgres();
  if (!cluster) return console.info('There is no PostgreSQL on this machine.');
  try {
    await onCluster(cluster.url, 'create database slotwise_bench');
    await measure({ DATABASE_URL: databaseIn(cluster.url, 'slotwise_bench') });
  } finally {
    await cluster.stop();
  }
}

async function measure(settings) {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-lists-'));
  const env = { DATA_DIR: dataDir, ...settings };
  try {
    const link = makeAdministrator(env);
    const panelist = newToken('session');
    const store = await openDatabase({ dataDir, databaseUrl: settings.DATABASE_URL });
    await seedBookings(store.pool, BOOKINGS);
    await openPanelistSession(store.pool, hashToken(panelist));
    await store.close();
    const server = await startServer(env);
    try {
      const { token } = await signIn(server.address, link);
      await measureRequests(server.address, { caller: token, panelist });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** In rounds, so that a busy moment of the machine affects the baseline too. */
async function measureRequests(address, tokens) {
  const millis = REQUESTS.map(() => []);
  const sizes = [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    for (const [index, [title, path, who = 'caller']] of REQUESTS.entries()) {
      const started = performance.now();
      const response = await fetch(address + path, { headers: { authorization: `Bearer ${tokens[who]}` } });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${title} answered ${response.status}: ${JSON.stringify(answer)}`);
      if (round >= 0) millis[index].push(performance.now() - started);
      sizes[index] = answer.page?.total ?? answer.total ?? 0;
    }
  }
  const medians = millis.map(findMedian);
  for (const [index, [title]] of REQUESTS.entries()) {
    const figures = [medians[index].toFixed(1), (medians[index] / medians[0]).toFixed(1)];
    console.info(
      `${title.padEnd(38)}${figures[0].padStart(8)} ms${figures[1].padStart(8)} x${String(sizes[index]).padStart(8)} found`,
    );
  }
}

function findMedian(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
