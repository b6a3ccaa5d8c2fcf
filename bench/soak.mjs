/**
 * Two servers on one PostgreSQL under steady load, one of which is regularly killed (SIGKILL) and restarted: prints
 * each minute the number and latency of responses, the failures, and both servers' memory; at the end, anything lost or
 * done twice, including emails. Run it with `node bench/soak.mjs [minutes] [requests a second] [seconds between
 * kills]`. BENCH_MAIN names the entry file of a build, such as `apps/server/dist/main.js`, which starts faster than the
 * sources.
 *
 * A request in flight on the killed server is `cut`; any other failure is an error. Requests go only to servers that
 * respond, as behind a load balancer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPool } from '../apps/server/src/db/connection/create-pool.ts';
import { MOST_USED_READS } from '../apps/server/test/most-used-reads.ts';
import { MAILS_OF_BOOKING, toBooking } from './booking-body.mjs';
import { startMailSink } from './mail-sink.mjs';
import { onPostgres } from './own-postgres.mjs';
import { makeAdministrator, residentBytes, signIn, startServer } from './start-product.mjs';

const [MINUTES = 60, PER_SECOND = 50, KILL_SECONDS = 300] = process.argv.slice(2).map(Number);
/** One request in this many creates a meeting; the others read what the start page and a meeting's page read. */
const CREATE_EACH = 10;
const READS = ['list', 'status count', 'notifications', 'needs', 'one booking'].map(
  (title) => MOST_USED_READS[title],
);
const PATIENCE_MILLIS = 30_000;
const MAIL_PATIENCE_MILLIS = 8 * 60_000;

const emptyMinute = () => ({ times: [], cut: 0, errors: [] });
let minutes = 0;

await onPostgres(async (url) => {
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-soak-'));
  const sink = await startMailSink();
  const settings = { DATABASE_URL: url, SMTP_URL: sink.url, SECRET_KEY_FILE: join(folder, 'secret.key') };
  const main = process.env.BENCH_MAIN;
  const start = (name) => startServer({ ...settings, DATA_DIR: join(folder, name) }, main && { main });
  const link = makeAdministrator({ ...settings, DATA_DIR: join(folder, 'one') });
  const places = [];
  for (const name of ['one', 'two'])
    places.push({ name, server: await start(name), isUp: true, killedAt: 0 });
  try {
    const { token } = await signIn(places[0].server.address, link);
    const load = await runLoad(places, { token, start });
    await tellEnd(url, sink, load);
  } finally {
    for (const { server } of places) await server.stop();
    sink.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Sends requests at a steady rate, however late the responses; returns the bookings made. */
async function runLoad(places, { token, start }) {
  const bookings = [];
  const underWay = new Set();
  const total = { ok: 0, cut: 0, errors: 0, kills: 0 };
  const end = Date.now() + MINUTES * 60_000;
  let [asked, minute, nextKill] = [0, emptyMinute(), Date.now() + KILL_SECONDS * 1000];
  let nextLine = Date.now() + 60_000;
  console.info('minute  answers  p50 ms  p99 ms  cut  errors  MB of each');
  for (let due = Date.now(); due < end; due += 1000 / PER_SECOND) {
    await wait(Math.max(0, due - Date.now()));
    asked += 1;
    const request = ask(places, { token, number: asked, bookings })
      .then((outcome) => note(minute, outcome))
      .finally(() => underWay.delete(request));
    underWay.add(request);
    if (Date.now() >= nextKill && places.every(({ isUp }) => isUp)) {
      nextKill = Date.now() + KILL_SECONDS * 1000;
      total.kills += 1;
      void killOne(places[total.kills % places.length], start);
    }
    if (Date.now() >= nextLine) {
      nextLine += 60_000;
      tellMinute(minute, places, total);
      minute = emptyMinute();
    }
  }
  await Promise.all(underWay);
  tellMinute(minute, places, total);
  return { bookings, total };
}

async function killOne(place, start) {
  place.isUp = false;
  place.killedAt = performance.now();
  place.server.kill();
  place.server = await start(place.name);
  place.isUp = true;
}

async function ask(places, { token, number, bookings }) {
  const up = places.filter(({ isUp }) => isUp);
  const place = up[number % up.length] ?? places[0];
  const began = performance.now();
  try {
    const response = await send(place.server.address, { token, number, bookings });
    const answer = await response.json();
    if (response.status === 201) bookings.push(answer.bookingId);
    if (response.status < 500 && response.status !== 429) return { millis: performance.now() - began };
    return { error: `${response.status} ${JSON.stringify(answer.message)}` };
  } catch (error) {
    if (place.killedAt > began) return { isCut: true };
    return { error: String(error.cause ?? error) };
  }
}

function send(address, { token, number, bookings }) {
  const isCreate = number % CREATE_EACH === 0 || bookings.length === 0;
  const path = READS[number % READS.length].replace(':booking', bookings.at(-1));
  return fetch(`${address}/api${isCreate ? '/booking/services' : path}`, {
    method: isCreate ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': `soak-${number}`,
    },
    ...(isCreate && { body: JSON.stringify(toBooking(number)) }),
    signal: AbortSignal.timeout(PATIENCE_MILLIS),
  });
}

function note(minute, { millis, isCut, error }) {
  if (millis !== undefined) minute.times.push(millis);
  if (isCut) minute.cut += 1;
  if (error) minute.errors.push(error);
}

function tellMinute({ times, cut, errors }, places, total) {
  minutes += 1;
  total.ok += times.length;
  total.cut += cut;
  total.errors += errors.length;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
  const memory = places.map(({ isUp, server }) =>
    isUp ? (residentBytes(server.pid) / 1e6).toFixed(0) : '-',
  );
  const columns = [minutes, times.length, at(0.5), at(0.99), cut, errors.length];
  const widths = [6, 8, 7, 7, 4, 7];
  console.info(
    columns.map((value, index) => `${value}`.padStart(widths[index])).join(' '),
    '',
    memory.join(' '),
  );
  for (const error of new Set(errors)) console.info(`        ${error.slice(0, 200)}`);
}

/** Compares the database and the mail server with the acknowledged bookings. */
async function tellEnd(url, sink, { bookings, total }) {
  const pool = createPool({ connectionString: url, max: 1 });
  const patience = Date.now() + MAIL_PATIENCE_MILLIS;
  const count = async (text, values = []) => Number((await pool.query(text, values)).rows[0].count);
  const [{ vendor_id: vendorId }] = (await pool.query('select vendor_id from session')).rows;
  await pool.query(`set app.vendor_id = '${vendorId}'`);
  const queued = () => count("select count(*) from mail where state = 'QUEUED'");
  while ((await queued()) > 0 && Date.now() < patience) await wait(1000);
  const there = await count('select count(*) from booking where booking_id = any($1)', [bookings]);
  const all = await count('select count(*) from booking');
  const whole = await count(
    `select count(*) from (select booking_id from mail where kind like 'meeting-invitation-%'
       group by booking_id having count(*) = $1) as mailed`,
    [MAILS_OF_BOOKING],
  );
  const counts = [...sink.counts.values()];
  const doubled = counts.filter((times) => times > 1).length;
  console.info(
    `${total.ok} answers, ${total.cut} cut, ${total.errors} errors, ${total.kills} kills\n` +
      `${bookings.length} bookings were answered: ${bookings.length - there} lost, ${all - there} more of requests that were cut, ${all - whole} not whole\n` +
      `${counts.length} mails arrived, ${doubled} of them twice (${((100 * doubled) / counts.length).toFixed(2)} %), ${await queued()} still wait`,
  );
  await pool.end();
}
