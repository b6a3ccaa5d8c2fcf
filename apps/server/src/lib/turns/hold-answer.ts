import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` and answers, or fails, no sooner than `millis` after the start: the time taken then tells nothing. */
export async function holdAnswer<T>(millis: number, work: () => Promise<T>): Promise<T> {
  const floor = wait(millis);
  try {
    return await work();
  } finally {
    await floor;
  }
}
