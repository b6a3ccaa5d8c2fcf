/**
 * What machines carry, by what each act costs on this one: `docs/capacity.md`. Each act is measured alone, in CPU of the server
 * and of PostgreSQL; then all are done at once in the mixture of a working day, and what that costs stands next to the sum
 * of its acts, which is the check of the model.
 *
 *   BENCH_DATABASE_URL=… node bench/capacity.mjs
 *
 * The database is one that `bench/scale.mjs` has seeded. It has some meetings more afterwards.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_USED_READS } from '../apps/server/test/most-used-reads.ts';
import { startMailServer } from '../apps/server/test/mail-server.ts';
import { createPool } from '../apps/server/src/db/connection/create-pool.ts';
import { measureCpu } from './cpu-time.mjs';
import { ACTS_A_MEETING, sumActs, toCapacities } from './scale/capacity-model.mjs';
import { askForSlots, bearer, makeMeeting } from './scale/large-work.mjs';
import { seedOrganizations } from './scale/seed.mjs';
import { startServer } from './start-product.mjs';

const ROUNDS = 30;
const AT_ONCE = 8;
const MEETINGS_IN_MIXTURE = 8;
const TITLES = { list: 'list', counts: 'status count', needs: 'needs', meeting: 'one booking' };

const url = process.env.BENCH_DATABASE_URL;
const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-capacity-'));
const mails = await startMailServer();
const { middle, giant } = await seedOrganizations(url, 1);
const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url, SMTP_URL: mails.url });
let made = 0;
const acts = {
  ...Object.fromEntries(
    Object.entries(TITLES).map(([act, title]) => [act, (tenant) => read(tenant, MOST_USED_READS[title])]),
  ),
  slots: (tenant) => askForSlots(server.address, tenant, 1),
  create: (tenant) => makeMeeting(server.address, tenant, (made += 1)),
};
try {
  const costs = {};
  for (const [act, work] of Object.entries(acts)) costs[act] = await measure(act, () => work(middle));
  console.info('\nin an organization of 300,000 meetings');
  for (const act of Object.keys(TITLES)) await measure(act, () => acts[act](giant));
  await check(costs);
  for (const row of toCapacities(costs, await readBytesAMeeting())) print(row);
} finally {
  await server.stop();
  await mails.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** CPU time of one action; a create's emails are sent before the next action is measured. */
async function measure(act, work) {
  for (let n = 0; n < 5; n += 1) await work();
  await untilMailsAreOut();
  const cost = await measureCpu({ url, pid: server.pid, rounds: 1 }, async () => {
    for (let n = 0; n < ROUNDS; n += 1) await work();
    await untilMailsAreOut();
  });
  const each = { node: cost.node / ROUNDS, postgres: cost.postgres / ROUNDS };
  console.info(
    `${act.padEnd(10)}${each.node.toFixed(1).padStart(8)} +${each.postgres.toFixed(1).padStart(6)} ms of CPU`,
  );
  return each;
}

/** A few at a time, in a mixed order. */
async function check(costs) {
  const todo = Object.entries(ACTS_A_MEETING).flatMap(([act, times]) =>
    Array.from({ length: times * MEETINGS_IN_MIXTURE }, (_, index) => ({ act, at: (index + 0.5) / times })),
  );
  const queue = todo.toSorted((a, b) => a.at - b.at).values();
  const spent = await measureCpu({ url, pid: server.pid, rounds: 1 }, async () => {
    const doSome = async () => {
      for (const { act } of queue) await acts[act](middle);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, doSome));
    await untilMailsAreOut();
  });
  const summed = sumActs(costs);
  const line = (of) =>
    `${(spent[of] / MEETINGS_IN_MIXTURE).toFixed(0)} ms of ${of} where the sum is ${summed[of].toFixed(0)}`;
  console.info(`\nmixture, for each meeting: ${line('node')}, ${line('postgres')}\n`);
}

async function read({ token, values }, path) {
  const asked = path.replaceAll(/:(\w+)/g, (_all, name) => encodeURIComponent(values[name]));
  const response = await fetch(`${server.address}/api${asked}`, { headers: bearer(token) });
  await response.text();
  if (!response.ok) throw new Error(`${asked} answered ${response.status}`);
}

/** Waits until no email has arrived for a second. */
async function untilMailsAreOut() {
  let count = -1;
  while (count !== mails.received.length) {
    count = mails.received.length;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function readBytesAMeeting() {
  const pool = createPool({ connectionString: url, max: 1 });
  const { rows } = await pool.query(
    `select pg_database_size(current_database()) / (select reltuples from pg_class where relname = 'booking') as bytes`,
  );
  await pool.end();
  console.info(`${(rows[0].bytes / 1000).toFixed(1)} kB a meeting\n`);
  return rows[0].bytes;
}

function print({ title, meetings, mails: sent, organizations, gigabytes, dollars }) {
  console.info(
    `${title.padEnd(36)}${meetings.toFixed(2).padStart(8)} meetings/s${sent.toFixed(1).padStart(8)} mails/s` +
      `${organizations.toFixed(0).padStart(8)} organizations${gigabytes.toFixed(0).padStart(7)} GB/year${String(dollars).padStart(6)} $/month`,
  );
}
