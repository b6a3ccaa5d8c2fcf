import type { Context } from '#context.ts';
import { asUpkeep, type VendorId } from '#db/tenancy.ts';
import { listVendorsWithDue } from './read-source.queries.ts';
import { readNext } from './read-source.service.ts';

/** How many calendars are read in parallel; most of the time is spent waiting for their servers. */
const SIDE_BY_SIDE = 4;
/** A round starts nothing new after this; the next one starts again with everyone. */
const ROUND_MILLIS = 50_000;

/** The last turn of each organization that still has something due. */
const turns = new Map<VendorId, number>();
let latestTurn = 0;

/**
 * Reads every due calendar, one per organization at once and the organizations taking turns, so that slow servers of
 * one do not delay the others; a round starts with those that have waited longest. Returns how many were read; ends
 * early when the process stops. Reads none if the operator has turned this off.
 */
export async function readDueSources(context: Context, signal: AbortSignal): Promise<number> {
  if (!context.config.feeds) return 0;
  const due = await asUpkeep(context.db, (tx) => listVendorsWithDue(tx, context.clock.now()));
  for (const vendorId of turns.keys()) if (!due.includes(vendorId)) turns.delete(vendorId);
  const queue = due.toSorted((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
  const ends = performance.now() + ROUND_MILLIS;
  let count = 0;
  const work = async (): Promise<void> => {
    for (let vendorId = queue.shift(); vendorId; vendorId = queue.shift()) {
      if (signal.aborted || performance.now() > ends) return;
      turns.set(vendorId, (latestTurn += 1));
      if (!(await readOrLeave(context, vendorId, signal))) continue;
      count += 1;
      queue.push(vendorId);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return count;
}

/** What a full reader or an unavailable database leaves undone is retried in the next round. */
async function readOrLeave(...args: Parameters<typeof readNext>): Promise<boolean> {
  try {
    return await readNext(...args);
  } catch (error) {
    const [{ log }] = args;
    log.warn({ err: error }, 'a connected calendar waits for the next round');
    return false;
  }
}
