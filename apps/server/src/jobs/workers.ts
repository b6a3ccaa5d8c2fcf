import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** The retries of a failed job, and how many jobs run concurrently in this process. */
export type QueueOptions = {
  retryLimit: number;
  retryDelaySeconds: number;
  expireInSeconds?: number;
  concurrency?: number;
};

/** `number` counts from 1; `isLast` means there is no further retry. */
export type Attempt = { number: number; isLast: boolean; signal: AbortSignal };

export type Declared = {
  job: string;
  options: QueueOptions;
  handler: (data: object, attempt: Attempt) => Promise<void>;
};

/** Enqueuing wakes the workers; polling is for what another process left, and for retries. */
const LOOK_SECONDS = 10;
/** Jobs due later than this get no timer: polling is precise enough. */
const LONGEST_TIMER_SECONDS = 60;

/** The workers of one queue in this process. */
export type Workers = {
  /** Makes one of them look for a job now. */
  wake: () => void;
  /** The same after a delay, for a retry or a delayed job. */
  wakeAfter: (seconds: number) => void;
  /** Clears the timers. */
  stop: () => void;
};

type Worker = { id: string; isBusy: boolean };

/** Starts as many workers as jobs of this queue may run concurrently. */
export async function startWorkers(boss: PgBoss, declared: Declared, log: Logger): Promise<Workers> {
  const workers: Worker[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const wake = (): void => {
    // A busy one looks again when done.
    const next = workers.find(({ isBusy }) => !isBusy) ?? workers[0];
    if (next) boss.notifyWorker(next.id);
  };
  const wakeAfter = (seconds: number): void => {
    if (seconds > LONGEST_TIMER_SECONDS) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      wake();
    }, seconds * 1000).unref();
    timers.add(timer);
  };
  for (let count = 0; count < (declared.options.concurrency ?? 1); count += 1) {
    const worker: Worker = { id: '', isBusy: false };
    worker.id = await startWorker(boss, worker, { ...declared, log, wake, wakeAfter });
    workers.push(worker);
  }
  return { wake, wakeAfter, stop: () => timers.forEach((timer) => clearTimeout(timer)) };
}

type Place = Declared & Omit<Workers, 'stop'> & { log: Logger };

function startWorker(boss: PgBoss, worker: Worker, place: Place): Promise<string> {
  const { job, options, handler, log, wake, wakeAfter } = place;
  return boss.work(
    job,
    { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: LOOK_SECONDS },
    async ([one]) => {
      if (!one) return;
      worker.isBusy = true;
      // If there was one job, there may be more for the other workers.
      wake();
      const attempt = {
        number: one.retryCount + 1,
        isLast: one.retryCount >= one.retryLimit,
        signal: one.signal,
      };
      try {
        await handler(one.data as object, attempt);
      } catch (error) {
        log.warn({ err: error, job, attempt: attempt.number }, 'job failed');
        // By the library's backoff, each pause is at most twice the previous one; a second later it is over.
        wakeAfter(Math.max(1, options.retryDelaySeconds) * 2 ** (one.retryCount + 1) + 1);
        throw error;
      } finally {
        worker.isBusy = false;
        // Fetches the next job at once, so that many idle ones do not delay others.
        boss.notifyWorker(worker.id);
      }
    },
  );
}
