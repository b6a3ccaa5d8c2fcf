import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { closeSilent } from './close-silent.ts';

const app = Fastify({ keepAliveTimeout: 60_000 });
closeSilent(app, 300);
app.get('/', async () => 'here');
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

async function open() {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test('connections that send nothing are closed, and one that asks is kept', async () => {
  const asking = await open();
  const ask = async (): Promise<string> => {
    asking.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = (await once(asking, 'data')) as [Buffer];
    return answer.toString();
  };
  expect(await ask()).toContain('200 OK');
  const silent = await Promise.all(Array.from({ length: 50 }, open));
  await Promise.all(silent.map((socket) => once(socket.resume(), 'close')));
  // They were opened later, so its own time is over as well.
  expect(await ask()).toContain('200 OK');
  asking.destroy();
});
