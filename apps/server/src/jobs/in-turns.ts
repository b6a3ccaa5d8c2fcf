import type { Logger } from 'pino';
import { toStoreError } from '#db/faults/database-errors.ts';

/** What keeps everyone from their work; that a single statement took too long is the matter of the one it was for. */
const FOR_ALL: readonly (string | undefined)[] = ['STORE_UNAVAILABLE', 'STORAGE_FULL'];

/**
 * Does a piece of the work of each in turn, until none has more: where one has much to do, the others do not wait for all of it.
 * What fails for one is logged and left to the next look, and keeps no other from its turn. Throws where the database is
 * away or full.
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
