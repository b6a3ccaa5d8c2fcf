import { Worker } from 'node:worker_threads';
import { StoreError } from '../faults/store-error.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/** One run of the engine's worker thread. */
export type EngineThread = {
  /** Resolves when the database is open, rejects if it could not be opened. */
  ready: Promise<void>;
  say: (message: ToWorker) => void;
  /** Closes the database cleanly and ends the thread. */
  close: () => Promise<void>;
  /** Ends the thread at any point; the next one recovers from the log, as after a crash. */
  terminate: () => Promise<void>;
};

/** The events for the thread's owner. `onEnd` is called once, however the thread ends. */
export type ThreadListener = {
  onMessage: (message: FromWorker) => void;
  onEnd: (error: StoreError) => void;
};

export function startEngineThread(directory: string, listener: ThreadListener): EngineThread {
  // No inherited flags: the thread runs TypeScript under plain Node even if a test runner uses other flags.
  const workerData: WorkerStart = { directory };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let cause: unknown;

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') opened.resolve();
    listener.onMessage(message);
  });
  worker.on('error', (error) => {
    cause = error;
  });
  worker.on('exit', () => {
    const error = new StoreError(
      'STORE_UNAVAILABLE',
      `The embedded database stopped${because(cause)}.`,
      cause,
    );
    opened.reject(error);
    closed.resolve();
    listener.onEnd(error);
  });
  // Waiters see the rejection; without one, it must not count as unhandled.
  opened.promise.catch(() => undefined);

  return {
    ready: opened.promise,
    say: (message) => worker.postMessage(message, 'bytes' in message ? [transferable(message.bytes)] : []),
    close: async () => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'closed') void worker.terminate();
      });
      worker.postMessage({ kind: 'close' } satisfies ToWorker);
      await closed.promise;
    },
    terminate: async () => {
      await worker.terminate();
    },
  };
}

const transferable = (bytes: Uint8Array): ArrayBuffer => bytes.buffer as ArrayBuffer;

const because = (cause: unknown): string => (cause instanceof Error ? `: ${cause.message}` : '');
