import type { Context } from '#context.ts';
import { eachVendorId } from '#db/list-vendor-ids.ts';
import { asVendor, readAsVendor, type VendorDb } from '#db/tenancy.ts';
import { inTurns } from '#jobs/in-turns.ts';
import * as queries from './note-moved-times.queries.ts';
import { findMovedTime } from '../moved-times.rules.ts';

const AT_ONCE = 1000;
const BEHIND_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Records every upcoming meeting whose wall time is no longer the agreed one under its zone's present rules, for
 * someone to decide; moves none. Returns how many.
 */
export async function recordMovedTimes({ db, clock, log }: Context): Promise<number> {
  let count = 0;
  await inTurns({ log }, eachVendorId(db), async (vendorId) => {
    const now = clock.now();
    const [moved, isNoted] = await readAsVendor(db, vendorId, (tx) =>
      Promise.all([findMoved(tx, now), queries.isAnyNoted(tx)]),
    );
    if (moved.length > 0 || isNoted)
      await asVendor(db, vendorId, (tx) => queries.replaceMoved(tx, moved, now));
    count += moved.length;
    return false;
  });
  if (count > 0) log.warn({ meetings: count }, 'the rules of clocks changed under agreed times');
  return count;
}

async function findMoved(tx: VendorDb, now: Date): Promise<queries.MovedRow[]> {
  const moved: queries.MovedRow[] = [];
  let after = { start: now, id: BEHIND_ALL };
  for (;;) {
    const rows = await queries.listComing(tx, after, AT_ONCE);
    for (const row of rows) {
      const present = findMovedTime(row, now);
      if (!present) continue;
      moved.push({
        booking_id: row.booking_id,
        start_time: row.start_time,
        agreed_local: row.start_local,
        present_local: present.startLocal,
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return moved;
    after = { start: last.start_time, id: last.booking_id };
  }
}
