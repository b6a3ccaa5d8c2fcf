import { Worker } from 'node:worker_threads';
import { watchThread, type Allowance } from './watch-thread.ts';

/** `spent` means the thread exceeded a limit and was ended. */
export type ThreadOutcome = { kind: 'answer'; value: unknown } | { kind: 'spent' };

/**
 * Runs a module in a short-lived thread, so that its computation blocks no one and its memory is freed. The module gets
 * `input` as its `workerData` and sends one message as its answer; anything it throws is rethrown here.
 */
export async function runInThread(module: URL, input: unknown, allowance: Allowance): Promise<ThreadOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome>();
  const worker = new Worker(module, {
    workerData: input,
    // No inherited flags: the thread runs TypeScript under plain Node even if a test runner uses other flags.
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
