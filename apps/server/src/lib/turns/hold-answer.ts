import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` and settles no sooner than `millis` after the start, so that the time taken reveals nothing. */
export async function holdAnswer<T>(millis: number, work: () => Promise<T>): Promise<T> {
  const floor = wait(millis);
  try {
    return await work();
  } finally {
    await floor;
  }
}
