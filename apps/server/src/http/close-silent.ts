import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Closes a connection that has sent no byte for so long. Node gives it the same time, but then answers and waits for the
 * other side to close as well: one that never does stays open for ever.
 */
export function closeSilent(app: FastifyInstance, afterMillis: number): void {
  app.server.on('connection', (socket: Socket) => {
    const end = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, afterMillis);
    end.unref();
    socket.once('close', () => clearTimeout(end));
  });
}
