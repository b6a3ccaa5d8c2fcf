import type { Duplex } from 'node:stream';
import { StoreError } from '../faults/store-error.ts';
import { startEngineThread, type EngineThread } from './engine-thread.ts';
import { SessionStream } from './session-stream.ts';
import { startWatchdog, type Watchdog, type WatchdogLimits } from './watchdog.ts';
import type { FromWorker } from './worker-messages.ts';

export type EmbeddedOptions = WatchdogLimits & {
  /** Called when the disk refuses a write, before the engine is reopened. */
  onDiskRefusal: (reason: string) => void;
};

/** PostgreSQL inside the process: a single session at a time, addressed like a server. */
export type EmbeddedServer = {
  openStream: () => Duplex;
  /** How many files were flushed to disk since the engine was opened. */
  syncs: () => number;
  /** Runs `work`, such as migrations, without a statement timeout. */
  unwatched: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** The current state. The engine has one session, so there is one of each. */
type Running = {
  directory: string;
  options: EmbeddedOptions;
  watchdog: Watchdog;
  thread?: EngineThread | undefined;
  /** The end of the previous thread: two on one directory would destroy it, so the next one waits. */
  ending: Promise<void>;
  session?: { id: number; stream: SessionStream } | undefined;
  lastSession: number;
  syncs: number;
  closing: boolean;
};

/** Acknowledged data survives each restart: the engine recovers from its log. */
export async function startEmbeddedServer(
  directory: string,
  options: EmbeddedOptions,
): Promise<EmbeddedServer> {
  const watchdog = startWatchdog(options, {
    onLongStatement: () =>
      restart(running, new StoreError('STATEMENT_TIMEOUT', 'A statement took too long and was ended.')),
    onIdleTransaction: () =>
      running.session?.stream.destroy(
        new StoreError('STATEMENT_TIMEOUT', 'A transaction was left open without work, and rolled back.'),
      ),
  });
  const ending = Promise.resolve();
  const running: Running = { directory, options, watchdog, ending, lastSession: 0, syncs: 0, closing: false };
  await openThread(running);
  return {
    openStream: () => openSession(running),
    syncs: () => running.syncs,
    unwatched: watchdog.pause,
    close: () => close(running),
  };
}

async function openThread(running: Running): Promise<EngineThread> {
  await running.ending;
  if (running.closing) throw new StoreError('STORE_UNAVAILABLE', 'The database is being closed.');
  if (!running.thread) {
    const started = startEngineThread(running.directory, {
      onMessage: (message) => hear(running, message),
      onEnd: (error) => {
        if (running.thread !== started) return;
        running.thread = undefined;
        dropSession(running, error);
      },
    });
    running.thread = started;
  }
  const { thread } = running;
  await thread.ready;
  return thread;
}

function openSession(running: Running): SessionStream {
  const id = (running.lastSession += 1);
  const stream: SessionStream = new SessionStream({
    ready: async () => {
      const thread = await openThread(running);
      running.session = { id, stream };
      thread.say({ kind: 'open-session', session: id });
    },
    send: (bytes) => {
      running.watchdog.sent();
      running.thread?.say({ kind: 'bytes', session: id, bytes: new Uint8Array(bytes) });
    },
    ended: () => {
      if (running.session?.id !== id) return;
      running.session = undefined;
      running.watchdog.reset();
      // An empty session rolls back what the last one left open and releases its locks.
      running.thread?.say({ kind: 'open-session', session: (running.lastSession += 1) });
    },
  });
  return stream;
}

function hear(running: Running, message: FromWorker): void {
  if (message.kind === 'disk-refused') {
    running.options.onDiskRefusal(message.reason);
    restart(running, new StoreError('STORAGE_FULL', `The disk refused a write: ${message.reason}`));
  }
  if (message.kind === 'done') running.syncs = message.syncs;
  if (!('session' in message) || message.session !== running.session?.id) return;
  if (message.kind === 'bytes') running.session.stream.push(Buffer.from(message.bytes));
  if (message.kind === 'done') running.watchdog.done(message.inTransaction);
  if (message.kind === 'failed') restart(running, new StoreError('STORE_UNAVAILABLE', message.reason));
}

/** Ends the thread like a crash. The next session starts a new one. */
function restart(running: Running, error: StoreError): void {
  const ended = running.thread;
  running.thread = undefined;
  if (ended) running.ending = ended.terminate();
  dropSession(running, error);
}

function dropSession(running: Running, error: StoreError): void {
  running.watchdog.reset();
  running.session?.stream.destroy(error);
}

async function close(running: Running): Promise<void> {
  running.closing = true;
  running.watchdog.stop();
  await running.ending;
  await running.thread?.close();
}
