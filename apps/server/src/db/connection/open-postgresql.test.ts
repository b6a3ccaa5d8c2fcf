import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createPostgresDatabase, hasRealPostgres } from '../../../test/test-database.ts';
import { openDatabase } from '../database.ts';

/** A proxy to the database whose first connection is never answered, as after a suspension of this process. */
async function startBusyWay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let count = 0;
  const server = createServer((client) => {
    sockets.push(client);
    client.on('error', () => undefined);
    count += 1;
    if (count === 1) return;
    const database = connect(Number(target.port), target.hostname);
    database.on('error', () => undefined);
    sockets.push(database);
    client.pipe(database).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(databaseUrl);
  way.port = String((server.address() as AddressInfo).port);
  const stop = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: way.href, stop };
}

test.skipIf(!hasRealPostgres())('reconnects at startup if the first connection timed out', async () => {
  const database = await createPostgresDatabase();
  const way = await startBusyWay(database.url);
  const store = await openDatabase({ databaseUrl: way.url, dataDir: '.', connectMillis: 1000 });
  expect((await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await store.close();
  way.stop();
  await database.drop();
});
