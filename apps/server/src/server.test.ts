import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#config.ts';
import { startServer } from '#server.ts';
import { openTestDatabase } from '../test/test-database.ts';

const HEAD = 'POST /api/authenticate HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A running server whose store reports whether it was closed. */
async function startOne() {
  const { store, drop } = await openTestDatabase();
  cleanups.push(drop);
  let isClosed = false;
  const watched = {
    ...store,
    close: async () => {
      isClosed = true;
    },
  };
  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent' }) };
  const { app, address, stop } = await startServer(config, Promise.resolve(watched));
  return { app, port: Number(new URL(address).port), stop, isClosed: () => isClosed };
}

async function hold(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  cleanups.push(() => socket.destroy());
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

test.each([
  ['says nothing', ''],
  ['has sent half a request', 'GET /api/health HTTP/1.1\r\nHost: 127'],
  ['keeps its line after an answer', 'GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
])('a server stops at once and closes its store while a client %s', async (_what, text) => {
  const { port, stop, isClosed } = await startOne();
  const socket = await hold(port, text);
  if (text.endsWith('\r\n\r\n')) await once(socket, 'data');
  else socket.resume();
  const cut = new Promise((resolve) => socket.once('close', resolve));
  const started = performance.now();
  const parts: string[] = [];
  await stop((part) => parts.push(part));
  expect(parts).toEqual(['requests', 'jobs and threads', 'database']);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(isClosed()).toBe(true);
  await cut;
});

test('a stopping server finishes the response in progress and announces that the connection will close', async () => {
  const { app, port, stop } = await startOne();
  const seen = once(app.server, 'request');
  const socket = await hold(port, `${HEAD}Content-Length: 2\r\n\r\n{`);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const cut = new Promise((resolve) => socket.once('close', resolve));
  await seen;
  const stopping = stop();
  await vi.waitUntil(() => !app.server.listening, 20_000);
  socket.write('}');
  await Promise.all([stopping, cut]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});

test('a server stops within seconds while a client never finishes the body it announced', async () => {
  const { port, stop, isClosed } = await startOne();
  const socket = await hold(port, `${HEAD}Content-Length: 99\r\n\r\n{`);
  socket.resume();
  const started = performance.now();
  await stop();
  expect(performance.now() - started).toBeLessThan(8_000);
  expect(isClosed()).toBe(true);
}, 60_000);
