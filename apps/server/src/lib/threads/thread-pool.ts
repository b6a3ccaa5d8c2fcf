import { Worker, type Transferable } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { createGate } from '../turns/gate.ts';
import type { FromThread, ToThread } from './thread-messages.ts';
import { watchThread, type TimeAllowance } from './watch-thread.ts';

/** A task's outcome. TIME and MEMORY: the thread exceeded the limit and was ended. */
export type TaskOutcome = { kind: 'ANSWER'; value: unknown } | { kind: 'TIME' } | { kind: 'MEMORY' };

/**
 * `transfer` is moved instead of copied, and empty here afterwards. `serve` answers the thread's questions during the
 * task; it must not throw.
 */
export type ThreadTask = {
  message: unknown;
  transfer: Transferable[];
  allowance: TimeAllowance;
  serve?: (question: unknown) => Promise<unknown>;
};

/** Threads that stay warm between tasks. */
export type ThreadPool = {
  /** Waits for a thread and runs the task in it. Throws if the task throws, if the thread ends, or once the pool is stopped. */
  run(task: ThreadTask): Promise<TaskOutcome>;
  /** Sends a note to the existing threads; a busy one handles it when it has time. */
  tell(note: unknown): void;
  stop(): Promise<void>;
};

/** `megabytes` limits each thread's heap, and separately its memory outside the heap. A thread ends after `idleMillis` idle. */
type PoolOptions = { module: URL; threads: number; megabytes: number; idleMillis?: number };

/** V8's default lets two busy threads take 230 MB more than they need, without being faster. */
const YOUNG_MEGABYTES = 16;
/** A warm thread holds compiled code and tables, which are useless once there is no more work. */
const IDLE_MILLIS = 60_000;

/**
 * Runs up to `threads` threads of a module that calls `answerTasks`. They start with the first task and end after some
 * idle time. A thread that exceeds a limit is ended, and the next task gets a new one.
 */
export function createThreadPool(options: PoolOptions): ThreadPool {
  const { threads } = options;
  const inTurn = createGate({ atOnce: threads, waiting: Infinity });
  const workers = createWorkers(options);
  let isStopped = false;
  const run = async (task: ThreadTask): Promise<TaskOutcome> => {
    if (isStopped) throw new Error('The threads were stopped.');
    const worker = workers.take();
    const ended = await runTask(worker, task, options.megabytes);
    const isSpent = ended.kind === 'TIME' || ended.kind === 'MEMORY';
    if (isSpent || isStopped) await worker.terminate();
    else workers.putBack(worker);
    if (ended.kind === 'REFUSAL') throw new AppError(ended.code, { message: ended.messages });
    if (ended.kind === 'DEFECT') throw ended.error;
    return ended;
  };
  return {
    run: (task) => inTurn(() => run(task)),
    tell: (note) => workers.tellAll({ kind: 'NOTE', note }),
    stop: async () => {
      isStopped = true;
      await workers.endAll();
    },
  };
}

/** A pool's threads; idle ones do not keep the process alive. */
function createWorkers({ module, megabytes, idleMillis = IDLE_MILLIS }: PoolOptions) {
  const all = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const forget = (worker: Worker): void => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const start = (): Worker => {
    // No inherited flags: the thread runs TypeScript under plain Node even if a test runner uses other flags.
    const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES };
    const worker = new Worker(module, { execArgv: [], resourceLimits });
    all.add(worker);
    // An error in an idle thread ends it, and no one waits for it.
    worker.on('error', () => forget(worker));
    worker.once('exit', () => {
      forget(worker);
      all.delete(worker);
    });
    return worker;
  };
  return {
    take: (): Worker => {
      const worker = [...idle.keys()].at(-1) ?? start();
      forget(worker);
      worker.ref();
      return worker;
    },
    putBack: (worker: Worker): void => {
      worker.unref();
      idle.set(worker, setTimeout(() => void worker.terminate(), idleMillis).unref());
    },
    tellAll: (message: ToThread): void => all.forEach((worker) => worker.postMessage(message)),
    endAll: () => Promise.all([...all].map((worker) => worker.terminate())),
  };
}

type Ended = TaskOutcome | Exclude<FromThread, { kind: 'ASK' }>;

async function runTask(worker: Worker, task: ThreadTask, megabytes: number): Promise<Ended> {
  const { message, transfer, allowance, serve } = task;
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  const send = (to: ToThread, handedOver?: Transferable[]): void => worker.postMessage(to, handedOver);
  const onMessage = (from: FromThread): void => {
    if (from.kind !== 'ASK') resolve(from);
    else void serve?.(from.question).then((value) => send({ kind: 'REPLY', id: from.id, value }));
  };
  const onError = (error: NodeJS.ErrnoException): void => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'MEMORY' });
    else reject(error);
  };
  const onExit = (): void => reject(new Error('The thread ended without an answer.'));
  const endWatch = watchThread(worker, { ...allowance, megabytes }, (kind) => resolve({ kind }));
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  try {
    send({ kind: 'TASK', task: message }, transfer);
    return await promise;
  } finally {
    endWatch();
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  }
}
