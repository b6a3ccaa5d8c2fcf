import { AppError } from '../app-error.ts';

/** Lets `atOnce` pieces of work run side by side and `waiting` more wait; further ones are refused. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
