import type { Context } from '#context.ts';
import { asUpkeep, type VendorId } from '#db/tenancy.ts';
import { listVendorsWithDue } from './read-source.queries.ts';
import { readNext } from './read-source.service.ts';

/** So many calendars are read side by side; most of the time their servers are waited for. */
const SIDE_BY_SIDE = 4;
/** A round begins nothing new after this: the next one starts with everyone again. */
const ROUND_MILLIS = 50_000;

/** Whose turn came when, of those who still have something due. */
const turns = new Map<VendorId, number>();
let latestTurn = 0;

/**
 * Reads every calendar that is due, of one organization after the other and one of each at a time, so that no one's slow
 * servers keep the others waiting; a round begins with those who had no turn for longest. Answers how many were read; ends early
 * when the process stops. None is where the operator has switched it off.
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

/** What a full reader or a database that is away leaves undone comes again with the next round. */
async function readOrLeave(...args: Parameters<typeof readNext>): Promise<boolean> {
  try {
    return await readNext(...args);
  } catch (error) {
    const [{ log }] = args;
    log.warn({ err: error }, 'a connected calendar waits for the next round');
    return false;
  }
}
