import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { dnsResolver, systemResolver } from './find-addresses.ts';
import { guardedFetch } from './guarded-fetch.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** A local name server that answers 192.0.2.7 for every name, the error `code`, or nothing. */
async function startNameServer(code: number | 'silent'): Promise<string> {
  const socket = createSocket('udp4');
  sockets.push(socket);
  socket.on('message', (question, { port, address }) => {
    if (code !== 'silent') socket.send(answerTo(question, code), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

/** RFC 1035 §4.1: repeats the question, with one answer for an A record. */
function answerTo(question: Buffer, code: number): Buffer {
  const end = question.indexOf(0, 12) + 5;
  const isForIpv4 = question.readUInt16BE(end - 4) === 1;
  const hasAnswer = isForIpv4 && code === 0;
  const head = Buffer.from([0x81, 0x80 + code, 0, 1, 0, hasAnswer ? 1 : 0, 0, 0, 0, 0]);
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7]);
  const parts = [question.subarray(0, 2), head, question.subarray(12, end)];
  return Buffer.concat(hasAnswer ? [...parts, record] : parts);
}

test('resolves names with a name server', async () => {
  const resolve = dnsResolver([await startNameServer(0)]);
  expect(await resolve('calendar.example')).toEqual(['192.0.2.7']);
});

test('reports a nonexistent name as such', async () => {
  const resolve = dnsResolver([await startNameServer(3)]);
  const limits = { maxBytes: 1000, timeoutMillis: 5000, allowHosts: [] };
  const asked = guardedFetch('https://nobody.example/', { ...limits, resolve });
  await expect(asked).rejects.toMatchObject({ fault: 'NO_SUCH_HOST' });
});

test('unanswered names time out soon and do not delay other look-ups', async () => {
  const resolve = dnsResolver([await startNameServer('silent')]);
  const before = performance.now();
  let ended = 0;
  const strangers = Array.from({ length: 16 }, (_, i) =>
    resolve(`h${i}.hangs.example`).finally(() => (ended += 1)),
  );
  expect(await systemResolver('localhost')).not.toEqual([]);
  expect(ended).toBe(0);
  const ends = await Promise.allSettled(strangers);
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  expect(performance.now() - before).toBeLessThan(12_000);
});
