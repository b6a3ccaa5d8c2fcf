import { Worker } from 'node:worker_threads';
import { watchThread, type Allowance } from './watch-thread.ts';

/** `spent` where the thread was ended because it took more than it may. */
export type ThreadOutcome = { kind: 'answer'; value: unknown } | { kind: 'spent' };

/**
 * Runs a module in a thread that ends afterwards, so that no one waits for what it computes and its memory is free
 * again. The module finds `input` as its `workerData` and answers with one message; what it throws is thrown here.
 */
export async function runInThread(module: URL, input: unknown, allowance: Allowance): Promise<ThreadOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome>();
  const worker = new Worker(module, {
    workerData: input,
    // No inherited flags: the thread runs TypeScript under plain Node even where a test runner has its own.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: allowance.megabytes },
  });
  const endWatch = watchThread(worker, allowance, () => resolve({ kind: 'spent' }));
  worker.on('message', (value: unknown) => resolve({ kind: 'answer', value }));
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'spent' });
    else reject(error);
  });
  worker.on('exit', () => reject(new Error('The thread ended without an answer.')));
  try {
    return await promise;
  } finally {
    endWatch();
    await worker.terminate();
  }
}
