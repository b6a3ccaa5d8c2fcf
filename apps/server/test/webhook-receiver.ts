import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** How a receiver responds: with a status, with a retry time, never, by cutting the connection, or with a redirect. */
export type Manner = number | { status: number; retryAfter: string } | 'silent' | 'cut' | 'redirect';

export type ReceivedEvent = {
  path: string;
  headers: IncomingHttpHeaders;
  /** The signed bytes. */
  body: string;
  json: { type: string; timestamp: string; version: number; data: Record<string, unknown> };
};

/** A local receiver of events that responds on each path as the test says, 204 by default. */
export async function startWebhookReceiver() {
  const received: ReceivedEvent[] = [];
  const manners = new Map<string, Manner>();
  const held: ServerResponse[] = [];
  const sockets = new Set<Socket>();

  const answer = (path: string, response: ServerResponse, socket: Socket): void => {
    const manner = manners.get(path) ?? 204;
    if (manner === 'silent') held.push(response);
    else if (manner === 'cut') socket.destroy();
    else if (manner === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end();
    else {
      const { status, retryAfter = '' } = typeof manner === 'number' ? { status: manner } : manner;
      response
        .writeHead(status, { 'content-type': 'text/plain', ...(retryAfter && { 'retry-after': retryAfter }) })
        .end(status === 204 ? '' : `Says ${status}`);
    }
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({
        path,
        headers: request.headers,
        body,
        json: JSON.parse(body) as ReceivedEvent['json'],
      });
      answer(path, response, request.socket);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: (path: string) => `http://${host}${path}`,
    /** What a path has received so far. */
    at: (path: string) => received.filter((one) => one.path === path),
    behave: (path: string, manner: Manner) => void manners.set(path, manner),
    /** Responds to everything that `silent` holds. */
    release: () => {
      for (const response of held.splice(0)) response.writeHead(204).end();
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
