import type { Worker } from 'node:worker_threads';

/** What a thread may spend on one task: time of the processor, which a busy machine does not make longer, and time on the wall. */
export type TimeAllowance = { cpuMillis: number; wallMillis: number };

/** The same with memory: of V8's heap, and once more of what lies outside of it, such as a file that is unpacked. */
export type Allowance = TimeAllowance & { megabytes: number };

const LOOK_MILLIS = 100;
const MEGABYTE = 1024 * 1024;

/**
 * Calls `onSpent` once a thread has taken more than it may from now on; answers how to end the watch. A thread within a
 * regular expression does not say what it has taken: silence counts as work. V8 bounds its heap itself, and nothing else: a
 * PDF of 10 kB would be unpacked to gigabytes.
 */
export function watchThread(
  worker: Worker,
  { cpuMillis, wallMillis, megabytes }: Allowance,
  onSpent: (what: 'TIME' | 'MEMORY') => void,
): () => void {
  const before = readCpuMillis(worker);
  let known = 0;
  let silentLooks = 0;
  const ask = async (): Promise<void> => {
    const [spent, outside] = await Promise.all([readCpuMillis(worker), readBytesOutside(worker)]);
    known = spent - (await before);
    silentLooks = 0;
    if (outside > megabytes * MEGABYTE) onSpent('MEMORY');
  };
  const look = (): void => {
    if (known + silentLooks * LOOK_MILLIS > cpuMillis) onSpent('TIME');
    silentLooks += 1;
    if (silentLooks === 1) void ask();
  };
  const looks = setInterval(look, LOOK_MILLIS);
  const timer = setTimeout(() => onSpent('TIME'), wallMillis);
  return () => {
    clearInterval(looks);
    clearTimeout(timer);
  };
}

/** What the thread has taken of the processor so far; nothing before it runs and after it ended. */
async function readCpuMillis(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}

/** What the thread holds outside of V8's heap. */
async function readBytesOutside(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory;
  } catch {
    return 0;
  }
}
