import type { Worker } from 'node:worker_threads';

/** A thread's limits per task: CPU time, which is unaffected by other load, and wall-clock time. */
export type TimeAllowance = { cpuMillis: number; wallMillis: number };

/** The same with memory: for V8's heap, and the same again outside it, such as for an unpacked file. */
export type Allowance = TimeAllowance & { megabytes: number };

const LOOK_MILLIS = 100;
const MEGABYTE = 1024 * 1024;

/**
 * Calls `onSpent` once a thread has used more than its allowance from now on; returns how to end the watch. A thread
 * inside a regular expression does not report its use: silence counts as work. V8 limits its heap and nothing else: a
 * PDF of 10 kB could unpack to gigabytes.
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

/** The thread's CPU time so far; 0 before it runs and after it ended. */
async function readCpuMillis(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}

/** The thread's memory outside V8's heap. */
async function readBytesOutside(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory;
  } catch {
    return 0;
  }
}
