import type { Worker } from 'node:worker_threads';

/** What a thread may spend on one task: time of the processor, which a busy machine does not make longer, and time on the wall. */
export type TimeAllowance = { cpuMillis: number; wallMillis: number };

const LOOK_MILLIS = 100;

/** Calls `onSpent` once a thread has taken more time than it may from now on; answers how to end the watch. */
export function watchThread(
  worker: Worker,
  { cpuMillis, wallMillis }: TimeAllowance,
  onSpent: () => void,
): () => void {
  const before = cpuMillisOf(worker);
  const look = async (): Promise<void> => {
    if ((await cpuMillisOf(worker)) - (await before) > cpuMillis) onSpent();
  };
  const looks = setInterval(() => void look(), LOOK_MILLIS);
  const timer = setTimeout(onSpent, wallMillis);
  return () => {
    clearInterval(looks);
    clearTimeout(timer);
  };
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
