import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { describeDiskFault } from '../faults/disk-fault.ts';
import { openEngine } from './engine.ts';
import { createWireSplitter, type WireStep } from './wire-messages.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/**
 * The embedded engine's thread. A statement blocks it from start to end, so the main thread's HTTP loop never waits;
 * the main thread sends it PostgreSQL's wire protocol, one session at a time.
 */
const SYNC_MESSAGE = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);
const FLUSHES_PER_CHECKPOINT = 2000;
const ENCRYPTION_REFUSED = Buffer.from('N');

const port = parentPort;
if (!port) throw new Error('The embedded engine runs in a worker thread only.');
const say = (message: FromWorker): void => port.postMessage(message);

let syncs = 0;
const { directory } = workerData as WorkerStart;
const engine = await openEngine(directory, {
  onSync: () => (syncs += 1),
  onRefusal: (error) => say({ kind: 'disk-refused', reason: describeDiskFault(error) }),
});

let session = 0;
let checkpointedAt = 0;
let split = createWireSplitter();
let queue: Promise<void> = Promise.resolve();

port.on('message', (message: ToWorker) => {
  queue = queue
    .then(() => handle(message))
    .catch((error: unknown) => {
      say({ kind: 'failed', session, reason: error instanceof Error ? error.message : String(error) });
    });
});
say({ kind: 'ready' });

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === 'open-session') return openSession(message.session);
  if (message.kind === 'close') {
    await engine.close();
    return say({ kind: 'closed' });
  }
  if (message.session !== session) return;
  for (const step of split(message.bytes)) await take(step);
  say({ kind: 'done', session, inTransaction: engine.isInTransaction(), syncs });
  await checkpointNowAndThen();
}

/** The engine has no background checkpointer, so without this its log and recovery time would keep growing. */
async function checkpointNowAndThen(): Promise<void> {
  if (syncs - checkpointedAt < FLUSHES_PER_CHECKPOINT || engine.isInTransaction()) return;
  await engine.exec('checkpoint');
  checkpointedAt = syncs;
}

/** A new session must not inherit the previous one's open transaction, role or prepared statements. */
async function openSession(next: number): Promise<void> {
  session = next;
  split = createWireSplitter();
  // A client that left in the middle of a batch leaves the engine waiting for its Sync message.
  await engine.execProtocolRawStream(SYNC_MESSAGE, { onRawData: () => undefined });
  if (engine.isInTransaction()) await engine.exec('rollback');
  await engine.exec('discard all');
}

async function take(step: WireStep): Promise<void> {
  if (step.kind === 'terminate') return openSession(session);
  if (step.kind === 'refuse-encryption') return answer(ENCRYPTION_REFUSED);
  answer(await execute(engine, step.bytes));
}

async function execute(target: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  // The engine returns a view of its own memory, which it reuses, so each part is copied at once.
  await target.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  return Buffer.concat(parts);
}

function answer(bytes: Uint8Array): void {
  if (bytes.length > 0) say({ kind: 'bytes', session, bytes });
}
