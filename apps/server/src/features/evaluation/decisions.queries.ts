import { LIMITS } from '@slotwise/contract/limits';
import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

const selectDecisions = (tx: VendorDb, bookingId: string) =>
  tx.selectOwn('decision', { booking_id: bookingId }).selectAll();

/** Oldest first; the last one gives the booking's state. */
export const listDecisions = (tx: VendorDb, bookingId: string) =>
  selectDecisions(tx, bookingId).orderBy('at').orderBy('decision_id').execute();

/** The last decisions, as many as a history shows steps, oldest first. */
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
