import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { grantSchema } from '#db/roles.ts';
import type { Store } from '#db/store.ts';
import { listenForWork, type VendorDb } from '#db/tenancy.ts';
import { vacuumEmbedded } from '#db/tidy-database.ts';
import { createPlaces } from './job-places.ts';
import { createQueueFaults } from './queue-faults.ts';
import { createUpkeep } from './upkeep.ts';
import { startWorkers, type Declared, type QueueOptions, type Workers, type Attempt } from './workers.ts';

export type { Attempt } from './workers.ts';

const SCHEMA = 'pgboss';
const STOP_MILLIS = 10_000;

/** Work done at least once, after the transaction that enqueued it has committed. */
export type Jobs = {
  /**
   * Enqueues a job inside `tx`: it exists exactly if the transaction commits. `data` contains ids, never personal data.
   */
  enqueue(tx: VendorDb, job: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** The same for several jobs of one kind, in one statement. */
  enqueueAll(tx: VendorDb, job: string, data: object[], options?: EnqueueOptions): Promise<void>;
  /**
   * Declares a queue and the handler of its jobs. If the handler throws, the job is retried according to the options.
   */
  work<Data extends object>(
    job: string,
    options: QueueOptions,
    handler: (data: Data, attempt: Attempt) => Promise<void>,
  ): Promise<void>;
  /**
   * Declares maintenance that every process runs a minute after its start and then every `minutes`; it may run in
   * several processes at once. The signal is aborted when the process stops, which waits for it.
   */
  repeat(name: string, minutes: number, upkeep: (signal: AbortSignal) => Promise<void>): void;
  start(): Promise<void>;
  /** Deletes every waiting job of the queue, for a caller who is about to enqueue them all again. */
  forget(job: string): Promise<void>;
  /** Lets running jobs finish for a while and starts no new ones. */
  stop(): Promise<void>;
};

/** `afterSeconds` is a delay by the database's clock. */
export type EnqueueOptions = { afterSeconds?: number };

const HALF_A_DAY_SECONDS = 43_200;
const DAY_SECONDS = 86_400;
const TIDY_MINUTES = 12 * 60;

type QueueFaults = ReturnType<typeof createQueueFaults>;

/**
 * The library's own maintenance runs rarely: on the embedded store, each of its queries takes a turn on the only
 * connection.
 */
const createBoss = ({ pool, kind }: Store, faults: QueueFaults): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values = []) => faults.asking(() => pool.query(text, values)) },
    schema: SCHEMA,
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 3600,
    bamIntervalSeconds: HALF_A_DAY_SECONDS,
    flowIntervalSeconds: HALF_A_DAY_SECONDS,
  });

/** Creates the job queue on the store's own pool, so that a job commits together with the data it is about. */
export function createJobs(store: Store, log: Logger): Jobs {
  const faults = createQueueFaults(log);
  const boss = createBoss(store, faults);
  boss.on('error', faults.tell);
  const declared = new Map<string, Declared>();
  const workers = new Map<string, Workers>();
  const upkeep = createUpkeep(log);
  upkeep.add('tidy-database', TIDY_MINUTES, () => vacuumEmbedded(store));
  let isRunning = false;

  const begin = async (entry: Declared): Promise<void> => {
    await declareQueue(boss, entry);
    const started = await startWorkers(boss, entry, log);
    workers.set(entry.job, started);
    listenForWork(store.db, `job ${entry.job}`, started.wake);
  };

  return {
    ...createEnqueueing(boss, workers),
    work: async (job, options, handler) => {
      const entry: Declared = { job, options, handler: (data, attempt) => handler(data as never, attempt) };
      declared.set(job, entry);
      if (isRunning) await begin(entry);
    },
    repeat: upkeep.add,
    start: async () => {
      await boss.start();
      await grantTo(store);
      isRunning = true;
      for (const entry of declared.values()) await begin(entry);
      upkeep.start();
    },
    forget: (job) => boss.deleteQueuedJobs(job),
    stop: async () => {
      for (const { stop } of workers.values()) stop();
      await upkeep.stop();
      await boss.stop({ graceful: true, timeout: STOP_MILLIS, close: false });
    },
  };
}

/** Enqueues jobs in the callers' transactions; those of organizations are done round-robin. */
function createEnqueueing(boss: PgBoss, workers: Map<string, Workers>): Pick<Jobs, 'enqueue' | 'enqueueAll'> {
  const takePlace = createPlaces();
  const enqueueAll: Jobs['enqueueAll'] = async (tx, job, data, { afterSeconds } = {}) => {
    if (data.length === 0) return;
    const declaredWorkers = workers.get(job);
    if (!declaredWorkers) throw new Error(`No worker is declared for the job ${job}.`);
    const delay = afterSeconds ? { startAfter: afterSeconds } : {};
    const owner = `${job} ${tx.vendorId}`;
    const jobs = data.map((one) => ({ data: one, priority: -takePlace(owner), ...delay }));
    await boss.insert(job, jobs, { db: tx });
    if (afterSeconds) declaredWorkers.wakeAfter(afterSeconds);
    else tx.wakeAfterwards(`job ${job}`);
  };
  return { enqueueAll, enqueue: (tx, job, data, options) => enqueueAll(tx, job, [data], options) };
}

async function grantTo(store: Store): Promise<void> {
  const client = await store.pool.connect();
  try {
    await grantSchema(client, SCHEMA);
  } finally {
    client.release();
  }
}

async function declareQueue(boss: PgBoss, { job, options }: Declared): Promise<void> {
  const queue = {
    retryLimit: options.retryLimit,
    retryDelay: options.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: HALF_A_DAY_SECONDS,
    expireInSeconds: options.expireInSeconds ?? 300,
    deleteAfterSeconds: DAY_SECONDS,
  };
  if (await boss.getQueue(job)) await boss.updateQueue(job, queue);
  else await boss.createQueue(job, queue);
  // Makes the library cache the queue: looking it up inside a transaction would wait for that transaction.
  await boss.findJobs(job, { id: '00000000-0000-0000-0000-000000000000' });
}
