import { LIMITS } from '@slotwise/contract/limits';
import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

const selectDecisions = (tx: VendorDb, bookingId: string) =>
  tx.selectOwn('decision', { booking_id: bookingId }).selectAll();

/** Oldest first; the last one says how the booking stands. */
export const listDecisions = (tx: VendorDb, bookingId: string) =>
  selectDecisions(tx, bookingId).orderBy('at').orderBy('decision_id').execute();

/** As many of the last ones as a history shows of its steps, oldest first. */
export async function listLatestDecisions(tx: VendorDb, bookingId: string) {
  const latest = await selectDecisions(tx, bookingId)
    .orderBy('at', 'desc')
    .orderBy('decision_id', 'desc')
    .limit(LIMITS.historySteps)
    .execute();
  return latest.toReversed();
}

export const insertDecision = (tx: VendorDb, row: NewRow<'decision'>) =>
  tx.insertOwn('decision', row).execute();
