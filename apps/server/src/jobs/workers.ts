import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** How often and when a failed job is run again, and how many run side by side in this process. */
export type QueueOptions = {
  retryLimit: number;
  retryDelaySeconds: number;
  expireInSeconds?: number;
  concurrency?: number;
};

/** `number` counts from 1; `isLast` means that it is not tried again. */
export type Attempt = { number: number; isLast: boolean; signal: AbortSignal };

export type Declared = {
  job: string;
  options: QueueOptions;
  handler: (data: object, attempt: Attempt) => Promise<void>;
};

/** Asking for a job wakes its workers. This is for what another process left, and for what is tried again. */
const LOOK_SECONDS = 10;
/** A job that is due later than this is not waited for with a timer: the regular look is exact enough. */
const LONGEST_TIMER_SECONDS = 60;

/** The workers of one queue in this process. */
export type Workers = {
  /** Has one of them look for a job now. */
  wake: () => void;
  /** The same once a job will be due that is tried then, or asked for then. */
  wakeAfter: (seconds: number) => void;
  /** Ends what waits. */
  stop: () => void;
};

type Worker = { id: string; isBusy: boolean };

/** Starts as many workers as jobs of this queue run side by side. */
export async function startWorkers(boss: PgBoss, declared: Declared, log: Logger): Promise<Workers> {
  const workers: Worker[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const wake = (): void => {
    // A busy one looks again once it is done.
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
      // Where there was one there may be more, for the others.
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
        // As the library draws them, each pause is at most twice the one before; a second later it is over.
        wakeAfter(Math.max(1, options.retryDelaySeconds) * 2 ** (one.retryCount + 1) + 1);
        throw error;
      } finally {
        worker.isBusy = false;
        // The next job is fetched at once, so that many which have nothing to do hold no one up.
        boss.notifyWorker(worker.id);
      }
    },
  );
}
