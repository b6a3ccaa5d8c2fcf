import { addAbortSignal } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connect, type Socket } from 'node:net';
import { createFairGate } from '../turns/fair-gate.ts';
import type { ReadAt } from '../read-at.ts';

/** Where ClamAV's clamd listens. A scan times out after `timeoutMillis`, 150 seconds by default. */
export type ScannerSettings = { host: string; port: number; timeoutMillis?: number };

export type ScannedFile = { readAt: ReadAt; size: number };

/** Names what is harmful in a file, if anything. Throws if the scanner is unreachable, silent, or unclear. */
export type VirusScanner = (owner: string, file: ScannedFile) => Promise<string | undefined>;

/** By default, clamd handles ten files at once, and may serve others too. */
const TURNS = { atOnce: 4, atOncePerOwner: 2, waitingPerOwner: 60 };
/** Longer than clamd's own limit per file (MaxScanTime, two minutes). */
const TIMEOUT_MILLIS = 150_000;
const CONNECT_MILLIS = 5000;
const PIECE_BYTES = 64 * 1024;
const MOST_ANSWER_BYTES = 1024;

/** Connects to a scanner with clamd's INSTREAM over TCP, once per file, with only one piece of it in memory. */
export function createVirusScanner(settings: ScannerSettings): VirusScanner {
  const inTurn = createFairGate(TURNS);
  return (owner, file) => {
    const signal = AbortSignal.timeout(settings.timeoutMillis ?? TIMEOUT_MILLIS);
    return inTurn(owner, async () => {
      signal.throwIfAborted();
      return toFinding(await ask(settings, file, signal));
    });
  };
}

async function ask({ host, port }: ScannerSettings, file: ScannedFile, signal: AbortSignal): Promise<string> {
  const socket = addAbortSignal(signal, connect({ host, port }));
  socket.setTimeout(CONNECT_MILLIS, () => {
    if (socket.connecting) socket.destroy(new Error('The virus scanner does not take the connection.'));
  });
  const [answered, sent] = await Promise.allSettled([
    readAnswer(socket),
    pipeline(toFrames(file), socket, { end: false }),
  ]);
  // A scanner that stops halfway says why; its verdict counts only once it received the complete file.
  if (answered.status === 'fulfilled' && (sent.status === 'fulfilled' || !isVerdict(answered.value)))
    return answered.value;
  const failed = [answered, sent].find(({ status }) => status === 'rejected');
  throw failed?.status === 'rejected' ? failed.reason : new Error('The virus scanner gave no whole answer.');
}

/** The command, the file in length-prefixed pieces, and the terminating zero length. */
async function* toFrames({ readAt, size }: ScannedFile): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let position = 0; position < size;) {
    const piece = await readAt(position, Math.min(PIECE_BYTES, size - position));
    yield toLength(piece.length);
    yield piece;
    position += piece.length;
  }
  yield toLength(0);
}

function toLength(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** The response up to the first zero byte. */
async function readAnswer(socket: Socket): Promise<string> {
  let said = '';
  for await (const piece of socket as AsyncIterable<Buffer>) {
    said += piece.toString('latin1');
    const end = said.indexOf('\0');
    if (end >= 0) return said.slice(0, end);
    if (said.length > MOST_ANSWER_BYTES) break;
  }
  throw new Error('The virus scanner gave no whole answer.');
}

const CLEAN = 'stream: OK';
const BEFORE_NAME = 'stream: ';
const AFTER_NAME = ' FOUND';

const isVerdict = (answer: string): boolean => answer === CLEAN || answer.endsWith(AFTER_NAME);

function toFinding(answer: string): string | undefined {
  if (answer === CLEAN) return undefined;
  if (answer.startsWith(BEFORE_NAME) && answer.endsWith(AFTER_NAME))
    return answer.slice(BEFORE_NAME.length, -AFTER_NAME.length);
  throw new Error(`The virus scanner says "${answer}".`);
}
