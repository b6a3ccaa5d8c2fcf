import { completeBookings } from '#features/bookings/change-booking.service.ts';
import type { Context } from '#context.ts';
import { asUpkeep, asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { listPeople } from '#features/bookings/bookings.queries.ts';
import { listScorecardStates } from '#features/bookings/feedback-state.queries.ts';
import { inTurns } from '#jobs/in-turns.ts';
import * as queries from './complete-meetings.queries.ts';
import { firstOwing } from './complete-meetings.rules.ts';

const AT_ONCE = 200;
/** The name of the clock in histories. */
const CLOCK_NAME = 'Slotwise';

/** Completes every SCHEDULED meeting that has ended, and hands it to the panelist who owes the next step. */
export async function completeEndedMeetings(context: Context): Promise<number> {
  const { db, clock } = context;
  let completed = 0;
  const vendorIds = await asUpkeep(db, (tx) => queries.listVendorsWithEnded(tx, clock.now()));
  await inTurns(context, vendorIds, async (vendorId) => {
    const count = await asVendor(db, vendorId, (tx) => completeSome(context, tx));
    completed += count;
    return count === AT_ONCE;
  });
  return completed;
}

export async function completeOwnMeetings(context: Context, vendorId: VendorId): Promise<number> {
  let completed = 0;
  let count: number;
  do {
    count = await asVendor(context.db, vendorId, (tx) => completeSome(context, tx));
    completed += count;
  } while (count === AT_ONCE);
  return completed;
}

async function completeSome(context: Context, tx: VendorDb): Promise<number> {
  const now = context.clock.now();
  const rows = await queries.lockEnded(tx, now, AT_ONCE);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ booking_id }) => booking_id);
  const people = Map.groupBy(await listPeople(tx, ids), ({ booking_id }) => booking_id);
  const settled = await listSettled(tx, ids);
  const ended = rows.map((row) => {
    const { booking_id: id, assignee_email: email, assignee_name: name } = row;
    const everyone = people.get(id) ?? [];
    const next = firstOwing(everyone, settled.get(id) ?? new Set());
    return next
      ? { row, people: everyone, email: next.email, name: next.name, isHandedOver: next.email !== email }
      : { row, people: everyone, email, name, isHandedOver: false };
  });
  await completeBookings(context, tx, ended, { now, byName: CLOCK_NAME });
  return ended.length;
}

/** By booking, the addresses of those whose scorecard is submitted or waived. */
async function listSettled(tx: VendorDb, ids: string[]): Promise<Map<string, Set<string>>> {
  const states = (await listScorecardStates(tx, ids)).filter(({ state }) => state !== 'DRAFT');
  const byBooking = Map.groupBy(states, ({ booking_id }) => booking_id);
  return new Map(
    [...byBooking].map(([id, some]) => [id, new Set(some.map(({ panelist_email }) => panelist_email))]),
  );
}
