import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Closes a connection that has sent no byte for so long, and one that the server has ended and the other side has not. Node
 * only answers what was silent or slow, and waits for the other side to close as well: one that never does stays open for ever.
 */
export function closeSilent(app: FastifyInstance, afterMillis: number): void {
  app.server.on('connection', (socket: Socket) => {
    const closeLater = (mayClose: () => boolean): void => {
      const end = setTimeout(() => mayClose() && socket.destroy(), afterMillis);
      end.unref();
      socket.once('close', () => clearTimeout(end));
    };
    closeLater(() => socket.bytesRead === 0);
    socket.once('finish', () => closeLater(() => true));
  });
}
