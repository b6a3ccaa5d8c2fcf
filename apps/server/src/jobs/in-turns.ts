import type { Logger } from 'pino';
import { toStoreError } from '#db/faults/database-errors.ts';

/** Failures that affect everyone; a statement timeout only affects the owner it ran for. */
const FOR_ALL: readonly (string | undefined)[] = ['STORE_UNAVAILABLE', 'STORAGE_FULL'];

/**
 * Works round-robin, a piece of work per owner, until none has more, so that an owner with much work does not delay the
 * others. A failure for one is logged and left to the next round, without affecting the others. Throws if the database
 * is unavailable or full.
 */
export async function inTurns<Owner extends string>(
  { log }: { log: Logger },
  owners: Iterable<Owner> | AsyncIterable<Owner>,
  work: (owner: Owner) => Promise<boolean>,
): Promise<void> {
  const more: Owner[] = [];
  for await (const owner of owners) {
    try {
      if (await work(owner)) more.push(owner);
    } catch (error) {
      if (FOR_ALL.includes(toStoreError(error)?.code)) throw error;
      log.error({ err: error, of: owner }, 'upkeep failed for one of many');
    }
  }
  if (more.length > 0) await inTurns({ log }, more, work);
}
