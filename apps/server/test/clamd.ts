import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

const COMMAND = 'zINSTREAM\0';

/** The verdict on a complete file; undefined means no response, ever. */
type Verdict = (file: Buffer) => string | undefined;

/** The file in what a client sent, once its last piece has arrived; throws if the protocol is violated. */
function toFile(sent: Buffer): Buffer | undefined {
  if (sent.length < COMMAND.length) return undefined;
  if (sent.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('This is no INSTREAM.');
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** A local virus scanner that speaks clamd's INSTREAM and finds what the test wants. */
export async function startClamd() {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  let verdict: Verdict = () => 'stream: OK';
  const server = createServer((socket) => {
    const pieces: Buffer[] = [];
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
      const file = toFile(Buffer.concat(pieces));
      if (!file) return;
      files.push(file);
      const said = verdict(file);
      if (said !== undefined) socket.end(`${said}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** The files received since the last call. */
    heard: () => files.splice(0),
    say: (next: Verdict) => void (verdict = next),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
