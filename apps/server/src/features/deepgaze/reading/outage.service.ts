import { setTimeout as wait } from 'node:timers/promises';
import { toStoreError } from '#db/faults/database-errors.ts';
import { AppError } from '#lib/app-error.ts';

/** Together as long as a lease. */
const WAITS = 60;
const WAIT_MILLIS = 2000;

/** True if work ended because a disk is full or a store is unavailable: no one's fault, and temporary. */
export const isOutage = (error: unknown): boolean =>
  error instanceof AppError || toStoreError(error) !== undefined;

/** Writes once an unavailable database is back; waits about as long as the lease, unless the process stops. */
export async function writeOnceBack(write: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let left = WAITS; ; left -= 1) {
    try {
      return await write();
    } catch (error) {
      if (left === 0 || signal.aborted || toStoreError(error) === undefined) throw error;
    }
    await wait(WAIT_MILLIS);
  }
}
