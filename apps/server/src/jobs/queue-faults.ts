import type { Logger } from 'pino';
import { toStoreError } from '#db/faults/database-errors.ts';

/** Logs faults of the queue; an unavailable database, which all workers notice, is logged once. */
export function createQueueFaults(log: Logger) {
  let isAway = false;

  const noteAnswer = (): void => {
    if (isAway) log.info('the database is back, and the job queue goes on');
    isAway = false;
  };
  const noteFailure = (error: unknown): void => {
    if (isAway || toStoreError(error)?.code !== 'STORE_UNAVAILABLE') return;
    isAway = true;
    log.error({ err: error }, 'the job queue waits for the database, which cannot be reached');
  };

  return {
    /** Queries the database, and notes whether it responds. */
    asking: async <T>(ask: () => Promise<T>): Promise<T> => {
      try {
        const answer = await ask();
        noteAnswer();
        return answer;
      } catch (error) {
        noteFailure(error);
        throw error;
      }
    },
    /** Reports a fault from the library, often a copy of an error. */
    tell: (fault: object): void => {
      if (!isAway) log.error({ err: Object.assign(new Error(), fault) }, 'job queue failed');
    },
  };
}
