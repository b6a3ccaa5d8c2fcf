import type { Worker } from 'node:worker_threads';

/** What a thread may spend on one task: time of the processor, which a busy machine does not make longer, and time on the wall. */
export type TimeAllowance = { cpuMillis: number; wallMillis: number };

const LOOK_MILLIS = 100;

/**
 * Calls `onSpent` once a thread has taken more time than it may from now on; answers how to end the watch. A thread within a
 * regular expression does not say what it has taken: silence counts as work.
 */
export function watchThread(
  worker: Worker,
  { cpuMillis, wallMillis }: TimeAllowance,
  onSpent: () => void,
): () => void {
  const before = readCpuMillis(worker);
  let known = 0;
  let silentLooks = 0;
  const ask = async (): Promise<void> => {
    known = (await readCpuMillis(worker)) - (await before);
    silentLooks = 0;
  };
  const look = (): void => {
    if (known + silentLooks * LOOK_MILLIS > cpuMillis) onSpent();
    silentLooks += 1;
    if (silentLooks === 1) void ask();
  };
  const looks = setInterval(look, LOOK_MILLIS);
  const timer = setTimeout(onSpent, wallMillis);
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
