import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import { eachVendorId } from '#db/list-vendor-ids.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import { inTurns } from '#jobs/in-turns.ts';
import * as queries from './note-moved-times.queries.ts';
import { findMovedTime } from '../moved-times.rules.ts';

const AT_ONCE = 1000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Notes every coming meeting at whose instant the clocks of its zone no longer show what was agreed, so that someone is
 * asked about it; none is moved. Answers how many there are.
 */
export async function noteMovedTimes({ db, clock, log }: Context): Promise<number> {
  let count = 0;
  await inTurns({ log }, eachVendorId(db), async (vendorId) => {
    const now = clock.now();
    const moved = await findMoved(db, vendorId, now);
    await asVendor(db, vendorId, (tx) => queries.replaceMoved(tx, moved, now));
    count += moved.length;
    return false;
  });
  if (count > 0) log.warn({ meetings: count }, 'the rules of clocks changed under agreed times');
  return count;
}

async function findMoved(db: Database, vendorId: VendorId, now: Date): Promise<queries.MovedRow[]> {
  const moved: queries.MovedRow[] = [];
  let after = BEFORE_ALL;
  for (;;) {
    const page = { now, after, limit: AT_ONCE };
    const rows = await asVendor(db, vendorId, (tx) => queries.listComing(tx, page));
    for (const row of rows) {
      const present = findMovedTime(row, now);
      if (!present || !row.start_time) continue;
      moved.push({
        booking_id: row.booking_id,
        start_time: row.start_time,
        agreed_local: row.start_local,
        present_local: present.startLocal,
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return moved;
    after = last.booking_id;
  }
}
