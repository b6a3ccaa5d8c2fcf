import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { AppError } from '#lib/app-error.ts';

const LOOK_MILLIS = 100;
const PATIENCE_MILLIS = 5_000;
const RETRY_SECONDS = 5;

/**
 * Lets the server stop while clients keep connections open: idle connections and those sending a request byte by byte
 * are closed at once; responses in progress get a few seconds; new requests are asked to retry.
 */
export function drainConnections(app: FastifyInstance): void {
  const requests = new Map<Socket, number>();
  let isClosing = false;

  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    const count = (step: number): void => {
      if (requests.has(socket)) requests.set(socket, (requests.get(socket) ?? 0) + step);
    };
    count(1);
    response.once('close', () => count(-1));
  });

  app.addHook('preClose', (done) => {
    isClosing = true;
    const cutIdle = (): void => {
      for (const [socket, underWay] of requests) if (underWay === 0) socket.destroy();
    };
    const looks = setInterval(cutIdle, LOOK_MILLIS);
    const end = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MILLIS);
    app.server.once('close', () => {
      clearInterval(looks);
      clearTimeout(end);
    });
    cutIdle();
    // A server that never listened emits no close event.
    for (const timer of [looks, end]) timer.unref();
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS }) : undefined);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
