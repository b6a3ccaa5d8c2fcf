import { Worker } from 'node:worker_threads';

/**
 * What a thread may spend: time of the processor, which a busy machine does not make longer, time on the wall, and
 * memory of its own.
 */
export type Allowance = { cpuMillis: number; wallMillis: number; megabytes: number };

/** `spent` where the thread was ended because it took more than it may. */
export type ThreadOutcome = { kind: 'answer'; value: unknown } | { kind: 'spent' };

const LOOK_MILLIS = 100;

/**
 * Runs a module in a thread that ends afterwards, so that nobody waits for what it computes and its memory is free
 * again. The module finds `input` as its `workerData` and answers with one message; what it throws is thrown here.
 */
export async function runInThread(
  module: URL,
  input: unknown,
  { cpuMillis, wallMillis, megabytes }: Allowance,
): Promise<ThreadOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome>();
  const worker = new Worker(module, {
    workerData: input,
    // No inherited flags: the thread runs TypeScript under plain Node even where a test runner has its own.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const endIfSpent = async (): Promise<void> => {
    if ((await cpuMillisOf(worker)) > cpuMillis) resolve({ kind: 'spent' });
  };
  const looks = setInterval(() => void endIfSpent(), LOOK_MILLIS);
  const timer = setTimeout(() => resolve({ kind: 'spent' }), wallMillis);
  worker.on('message', (value: unknown) => resolve({ kind: 'answer', value }));
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'spent' });
    else reject(error);
  });
  worker.on('exit', () => reject(new Error('The thread ended without an answer.')));
  try {
    return await promise;
  } finally {
    clearInterval(looks);
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** What the thread has taken of the processor so far; nothing before it runs and after it ended. */
async function cpuMillisOf(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
