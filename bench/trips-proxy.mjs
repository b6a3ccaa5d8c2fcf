/** Sits between a server and its PostgreSQL and counts round trips: each time the server sends again after a response. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** `url` reaches the database of `databaseUrl` through the proxy; `take` returns the trips since the last call. */
export async function startTripsProxy(databaseUrl) {
  const target = new URL(databaseUrl);
  let trips = 0;
  const sockets = new Set();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        database.destroy();
      });
    }
    let isAsking = false;
    client.on('data', (chunk) => {
      if (!isAsking) trips += 1;
      isAsking = true;
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      isAsking = false;
      client.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(databaseUrl);
  through.port = String(server.address().port);
  const take = () => {
    const taken = trips;
    trips = 0;
    return taken;
  };
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: through.href, take, stop };
}
