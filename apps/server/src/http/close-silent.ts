import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The time-outs for a silent connection, and for a response that is not being read. */
type Patience = { silentMillis: number; unreadMillis: number };

/**
 * Closes a connection that has sent no byte for too long, one that the server has ended but the other side has not, and
 * one whose other side does not read its response. Node only responds to silent or slow requests and then waits for the
 * other side to close: if it never does, the connection stays open forever, and so does its pending data.
 */
export function closeSilent(app: FastifyInstance, { silentMillis, unreadMillis }: Patience): void {
  app.server.on('connection', (socket: Socket) => {
    const closeLater = (mayClose: () => boolean): void => {
      const end = setTimeout(() => mayClose() && socket.destroy(), silentMillis);
      end.unref();
      socket.once('close', () => clearTimeout(end));
    };
    closeLater(() => socket.bytesRead === 0);
    socket.once('finish', () => closeLater(() => true));
  });
  closeUnread(app, unreadMillis);
}

/** A response still being computed has nothing to send, so it is left alone. */
function closeUnread({ server }: FastifyInstance, afterMillis: number): void {
  const answering = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    answering.set(socket, response);
    response.once('close', () => answering.get(socket) === response && answering.delete(socket));
  });
  server.setTimeout(afterMillis, (socket) => {
    const response = answering.get(socket);
    if (!response || response.writableLength + socket.writableLength > 0) socket.destroy();
  });
}
