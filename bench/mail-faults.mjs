/**
 * The cost of a meeting while the mail server is in trouble: `POST /api/booking/services` over HTTP on the real server
 * with its embedded database. Run it with `node bench/mail-faults.mjs`.
 *
 * Two servers run in parallel, each with its own organization: one with a mail server that accepts everything, the
 * other with one in trouble. They are asked alternately, so that a busy moment of the machine affects both; `ratio` is
 * the median in trouble relative to the healthy one, and should be about 1.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '../apps/server/test/mail-server.ts';
import { toBooking } from './booking-body.mjs';
import { makeAdministrator, post, signIn, startServer } from './start-product.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
const WARM_ROUNDS = 10;

const TROUBLES = {
  'takes the connection and says nothing': () => listen(() => undefined),
  'is not there': async () => ({ url: 'smtp://127.0.0.1:9', stop: async () => undefined }),
  'answers 421': () => listen((socket) => socket.end('421 4.3.2 Shutting down\r\n')),
  'holds every mail': async () => {
    const server = await startMailServer();
    server.behave('wait');
    return server;
  },
};

for (const [title, open] of Object.entries(TROUBLES)) {
  const healthy = await startPlace(await startMailServer());
  const troubled = await startPlace(await open());
  try {
    const times = await measure([healthy, troubled]);
    const [sound, ill] = times.map(median);
    console.info(
      `${title}: ${ill.toFixed(1)} ms, beside a healthy one ${sound.toFixed(1)} ms, ratio ${(ill / sound).toFixed(2)}`,
    );
  } finally {
    await healthy.stop();
    await troubled.stop();
  }
}

/** A mail server, a product that uses it, and a user who schedules. */
async function startPlace(mailServer) {
  const directory = mkdtempSync(join(tmpdir(), 'slotwise-bench-'));
  const settings = { DATA_DIR: directory, SMTP_URL: mailServer.url };
  const link = makeAdministrator(settings);
  const server = await startServer(settings);
  const { token } = await signIn(server.address, link);
  let made = 0;
  const schedule = async () => {
    made += 1;
    const began = performance.now();
    await post(server.address, '/booking/services', toBooking(made), token);
    return performance.now() - began;
  };
  const stop = async () => {
    mailServer.release?.();
    await server.stop();
    await mailServer.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { schedule, stop };
}

async function measure(places) {
  const times = places.map(() => []);
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
    for (const [index, place] of places.entries()) {
      const millis = await place.schedule();
      if (round >= WARM_ROUNDS) times[index].push(millis);
    }
  }
  return times;
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** Listens on its own port without being a mail server. */
async function listen(onConnection) {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: `smtp://127.0.0.1:${server.address().port}`, stop };
}
