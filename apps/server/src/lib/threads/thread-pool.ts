import { Worker, type Transferable } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { createGate } from '../turns/gate.ts';
import type { FromThread, ToThread } from './thread-messages.ts';
import { watchThread, type TimeAllowance } from './watch-thread.ts';

/** What a thread made of a task. TIME and MEMORY: it took more than it may, and was ended. */
export type TaskOutcome = { kind: 'ANSWER'; value: unknown } | { kind: 'TIME' } | { kind: 'MEMORY' };

/**
 * `transfer` is handed over instead of copied, and is empty here afterwards. `serve` answers what the thread asks
 * meanwhile; it must not throw.
 */
export type ThreadTask = {
  message: unknown;
  transfer: Transferable[];
  allowance: TimeAllowance;
  serve?: (question: unknown) => Promise<unknown>;
};

/** Threads that stay warm between tasks. */
export type ThreadPool = {
  /** Waits for a thread and runs the task in it. Throws what the task throws, where the thread ends, and once the pool is stopped. */
  run(task: ThreadTask): Promise<TaskOutcome>;
  /** Sends a note to the threads that there are; one at work hears it once it has time. */
  tell(note: unknown): void;
  stop(): Promise<void>;
};

/** `megabytes` bounds the heap of each thread, and what it holds outside of that. A thread ends once it was idle for `idleMillis`. */
type PoolOptions = { module: URL; threads: number; megabytes: number; idleMillis?: number };

/** The default of V8 lets two busy threads take 230 MB more than they need, and is no faster. */
const YOUNG_MEGABYTES = 16;
/** A warm thread keeps compiled code and tables, which no one needs once there is nothing to do. */
const IDLE_MILLIS = 60_000;

/**
 * Keeps up to `threads` threads of a module that calls `answerTasks`. They start with the first task and end after a
 * while without any. A thread that takes too much is ended, and the next task gets a new one.
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

/** The threads of a pool; those that are idle do not keep the process alive. */
function createWorkers({ module, megabytes, idleMillis = IDLE_MILLIS }: PoolOptions) {
  const all = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const forget = (worker: Worker): void => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const start = (): Worker => {
    // No inherited flags: the thread runs TypeScript under plain Node even where a test runner has its own.
    const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES };
    const worker = new Worker(module, { execArgv: [], resourceLimits });
    all.add(worker);
    // What goes wrong in an idle thread ends it, and no one waits for it.
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
