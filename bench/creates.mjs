/**
 * The cost of creating a meeting: `POST /api/booking/services` on PostgreSQL, each with two panelists and a different
 * candidate, whose four emails go to a local mail server. Prints bookings per second, responded to and mailed, and for
 * each the CPU time of the server and of PostgreSQL and the number of writes to sockets or files. Run it with `node
 * bench/creates.mjs [bookings]`; DATABASE_URL may name an empty database.
 */
import { readFileSync } from 'node:fs';
import { MAILS_OF_BOOKING, toBooking } from './booking-body.mjs';
import { clusterMillis, cpuMillis } from './cpu-time.mjs';
import { startMailSink } from './mail-sink.mjs';
import { onPostgres } from './own-postgres.mjs';
import { inProduct, post } from './start-product.mjs';

const BOOKINGS = Number(process.argv[2] ?? 320);
const AT_ONCE = [1, 8, 32];
const WARM = 64;

const perSecond = (rounds, millis) => ((1000 * rounds) / millis).toFixed(1);

await onPostgres(async (url) => {
  const sink = await startMailSink();
  try {
    const settings = { DATABASE_URL: url, SMTP_URL: sink.url };
    await inProduct((product) => measureAll(product, { url, sink }), settings);
  } finally {
    sink.stop();
  }
});

async function measureAll({ address, pid, token }, { url, sink }) {
  const listMails = (bookings) => waitFor(() => sink.counts.size >= MAILS_OF_BOOKING * bookings);
  let made = 0;
  const create = () => post(address, '/booking/services', toBooking((made += 1)), token);
  await inParallel(WARM, 8, create);
  await listMails(WARM);
  console.info('at once   a second, mailed   node + postgres, CPU ms   writes');
  let before = WARM;
  for (const atOnce of AT_ONCE) {
    const rounds = Math.ceil((BOOKINGS * (atOnce === 1 ? 0.25 : 1)) / atOnce) * atOnce;
    const [node, postgres] = [cpuMillis([pid]), await clusterMillis(url)];
    const writesBefore = countWrites(pid);
    const began = performance.now();
    await inParallel(rounds, atOnce, create);
    const answered = performance.now() - began;
    before += rounds;
    await listMails(before);
    const mailed = performance.now() - began;
    const spent = [cpuMillis([pid]) - node, (await clusterMillis(url)) - postgres].map((ms) => ms / rounds);
    console.info(
      `${atOnce}`.padEnd(9),
      `${perSecond(rounds, answered)}, ${perSecond(rounds, mailed)}`.padEnd(20),
      spent
        .map((ms) => ms.toFixed(1))
        .join(' + ')
        .padEnd(25),
      ((countWrites(pid) - writesBefore) / rounds).toFixed(0),
    );
  }
  const doubled = [...sink.counts.values()].filter((count) => count > 1).length;
  console.info(`${sink.counts.size} mails, ${doubled} of them twice`);
}

function countWrites(pid) {
  return Number(/syscw: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))[1]);
}

async function waitFor(isDone) {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function inParallel(count, atOnce, work) {
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
