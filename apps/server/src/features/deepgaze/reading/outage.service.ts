import { setTimeout as wait } from 'node:timers/promises';
import { toStoreError } from '#db/faults/database-errors.ts';
import { AppError } from '#lib/app-error.ts';

/** Together as long as a lease. */
const WAITS = 60;
const WAIT_MILLIS = 2000;

/** Whether work ended since a disk is full or a store is away: no one's fault, and over at some time. */
export const isOutage = (error: unknown): boolean =>
  error instanceof AppError || toStoreError(error) !== undefined;

/** Writes once a database that is away is back; it is waited for about as long as a zip is ours, and not by a process that stops. */
export async function onceBack(write: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let left = WAITS; ; left -= 1) {
    try {
      return await write();
    } catch (error) {
      if (left === 0 || signal.aborted || toStoreError(error) === undefined) throw error;
    }
    await wait(WAIT_MILLIS);
  }
}
