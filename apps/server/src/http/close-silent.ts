import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** After how long without a sign of life: a byte that was asked for, and one that was taken of an answer. */
type Patience = { silentMillis: number; unreadMillis: number };

/**
 * Closes a connection that has sent no byte for so long, one that the server has ended and the other side has not, and one
 * whose other side takes nothing of its answer. Node only answers what was silent or slow, and waits for the other side to
 * close as well: one that never does stays open for ever, and so does what it was to be sent.
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

/** What still works on its answer has nothing to send, and is left alone. */
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
