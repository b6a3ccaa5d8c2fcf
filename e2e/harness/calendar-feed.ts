import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An external program that publishes one calendar at a secret address. */
export type CalendarFeed = {
  /** The address as the operator allows it. */
  host: string;
  url: string;
  /** Publishes these events from now on; null stops publishing. */
  publish: (ics: string | null) => void;
  stop: () => Promise<void>;
};

const PATH = '/private-5f1c/basic.ics';

/** Starts it on a free loopback port, with nothing to read yet. */
export async function startCalendarFeed(): Promise<CalendarFeed> {
  let calendar: string | null = null;
  const server = createServer(({ url }, response) => {
    if (url !== PATH || calendar === null) response.writeHead(404).end('Not Found');
    else response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(calendar);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}${PATH}`,
    publish: (ics) => {
      calendar = ics;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
