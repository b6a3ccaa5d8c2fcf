import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { closeSilent } from './close-silent.ts';
import { answerClientError } from './error-handler.ts';

const app = Fastify({
  keepAliveTimeout: 60_000,
  clientErrorHandler: answerClientError({}),
  http: { headersTimeout: 300, connectionsCheckingInterval: 100 },
});
closeSilent(app, { silentMillis: 300, unreadMillis: 300 });
app.get('/', async () => 'here');
app.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 1000, 'at last')));
// More than a connection's buffers hold.
app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024));
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

const countOpen = () => promisify(app.server.getConnections.bind(app.server))();

async function open(allowHalfOpen = false) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  await once(socket, 'connect');
  return socket;
}

test('closes silent connections, but keeps one that sends requests', async () => {
  const asking = await open();
  const ask = async (): Promise<string> => {
    asking.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = (await once(asking, 'data')) as [Buffer];
    return answer.toString();
  };
  expect(await ask()).toContain('200 OK');
  const silent = await Promise.all(Array.from({ length: 50 }, () => open()));
  await Promise.all(silent.map((socket) => once(socket.resume(), 'close')));
  // They were opened later, so this one's time is also over.
  expect(await ask()).toContain('200 OK');
  asking.destroy();
});

test('closes one that does not read its response, but not one still waiting for it', async () => {
  const [unread, waiting] = await Promise.all([open(), open()]);
  unread.pause().write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  waiting.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = (await once(waiting, 'data')) as [Buffer];
  expect(answer.toString()).toContain('at last');
  waiting.destroy();
  await expect.poll(countOpen, { timeout: 20_000 }).toBe(0);
  unread.destroy();
});

test('closes those that send a byte, get a response and never close themselves', async () => {
  const slow = await Promise.all(Array.from({ length: 20 }, () => open(true)));
  const closed = slow.map((socket) =>
    once(
      socket.resume().on('error', () => undefined),
      'close',
    ),
  );
  for (const socket of slow) socket.write('G');
  await Promise.all(slow.map((socket) => once(socket, 'end')));
  // Only the server can close these: their side stays open for writing.
  await expect.poll(countOpen, { timeout: 20_000 }).toBe(0);
  for (const socket of slow) socket.destroy();
  await Promise.all(closed);
});
