import { AppError } from '../app-error.ts';

/** Lets `most` pieces of work of one key run side by side; further ones are refused. */
export function createFewAtOnce(most: number) {
  const running = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = running.get(key) ?? 0;
    if (before >= most) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 1 });
    running.set(key, before + 1);
    try {
      return await work();
    } finally {
      const after = (running.get(key) ?? 1) - 1;
      if (after > 0) running.set(key, after);
      else running.delete(key);
    }
  };
}
