import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { GROUPS } from './targets.ts';

/** How long a thread may compute one case before it is aborted, and how often that is checked. */
const STUCK_MILLIS = 3000;
const LOOK_MILLIS = 100;

/** The findings of one run of the thread, and where to continue; null if it finished. */
type Run = { faults: string[]; next: number | null; count: number };
type Message = { titles?: string[]; fault?: string; done?: number };

async function measure(group: string): Promise<{ faults: string[]; count: number }> {
  const faults: string[] = [];
  let from: number | null = 0;
  let count = 0;
  while (from !== null) {
    const run: Run = await runFrom(group, from);
    faults.push(...run.faults);
    from = run.next;
    count = run.count;
  }
  return { faults, count };
}

async function runFrom(group: string, from: number): Promise<Run> {
  const place = new SharedArrayBuffer(4);
  const at = new Int32Array(place).fill(from);
  const worker = new Worker(new URL('measuring-worker.ts', import.meta.url), {
    workerData: { group, from, place },
  });
  const faults: string[] = [];
  let titles: string[] = [];
  let guard: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Run>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', (message: Message) => {
        titles = message.titles ?? titles;
        if (message.fault) faults.push(message.fault);
        if (message.done !== undefined) resolve({ faults, next: null, count: message.done });
      });
      guard = whenStuck(worker, at, () => {
        // It is still loading.
        if (titles.length === 0) return;
        const number = Atomics.load(at, 0);
        faults.push(`${titles[number]}: given up after ${STUCK_MILLIS} ms`);
        resolve({ faults, next: number + 1, count: titles.length });
      });
    });
  } finally {
    clearInterval(guard);
    await worker.terminate();
  }
}

/** Calls `give` if the thread has computed too long at one place, by its own CPU time rather than a clock. */
function whenStuck(worker: Worker, at: Int32Array, give: () => void): NodeJS.Timeout {
  let seen = -1;
  let since = 0;
  return setInterval(() => {
    void worker.cpuUsage().then(
      ({ user, system }) => {
        const spent = (user + system) / 1000;
        const number = Atomics.load(at, 0);
        if (number !== seen) [seen, since] = [number, spent];
        else if (spent - since > STUCK_MILLIS) give();
      },
      () => undefined,
    );
  }, LOOK_MILLIS);
}

test.for(Object.keys(GROUPS))(
  'no external text costs more than an equally long harmless one: %s',
  { timeout: 300_000 },
  async (group) => {
    const { faults, count } = await measure(group);
    expect(count).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  },
);
