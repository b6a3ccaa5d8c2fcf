import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startServerProcess } from '../test/server-process.ts';

test('an operator whose database does not answer reads where it was sought, and no password', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  const starting = startServerProcess({
    DATABASE_URL: `postgres://slotwise:open-sesame@127.0.0.1:${port}/slotwise`,
  });
  const { message } = await starting.then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  expect(message).toContain(`The database at 127.0.0.1:${port} does not answer: ECONNREFUSED.`);
  expect(message).not.toContain('open-sesame');
  expect(message).not.toMatch(/^\s+at /m);
});
