import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Closes a connection that has sent no byte for so long. Node counts the time for headers from their first byte, so
 * without this a connection that never sends one stays for ever.
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
