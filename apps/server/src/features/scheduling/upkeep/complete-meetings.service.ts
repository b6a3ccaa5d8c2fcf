import type { Context } from '#context.ts';
import { listVendorIds } from '#db/list-vendor-ids.ts';
import { asDirectory, asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { tellWebhooks } from '#features/webhooks/events/events.service.ts';
import { listPeople } from '#features/bookings/bookings.queries.ts';
import { listScorecardStates } from '#features/evaluation/feedback.queries.ts';
import * as queries from './complete-meetings.queries.ts';
import { tellSupplier } from '#features/booking-mail/supplier-news.service.ts';
import { planReminders } from '#features/booking-mail/reminders/plan-reminders.service.ts';
import { firstOwing } from './complete-meetings.rules.ts';

const AT_ONCE = 200;
/** As whom the clock stands in a history. */
const CLOCK_NAME = 'Slotwise';
const COMPLETED = {
  action: 'COMPLETED',
  from_status: 'SCHEDULED',
  to_status: 'COMPLETED',
  by_role: 'SYSTEM',
} as const;

/**
 * Makes every SCHEDULED meeting whose end has passed COMPLETED, and hands its next step to the panelist who owes it.
 * Answers how many there were.
 */
export async function completeEndedMeetings(context: Context): Promise<number> {
  const { db } = context;
  let completed = 0;
  for (const vendorId of await asDirectory(db, listVendorIds)) {
    let count: number;
    do {
      count = await asVendor(db, vendorId, (tx) => completeSome(context, tx, vendorId));
      completed += count;
    } while (count === AT_ONCE);
  }
  return completed;
}

async function completeSome(context: Context, tx: VendorDb, vendorId: VendorId): Promise<number> {
  const now = context.clock.now();
  const rows = await queries.lockEnded(tx, vendorId, now, AT_ONCE);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ booking_id }) => booking_id);
  const people = Map.groupBy(await listPeople(tx, vendorId, ids), ({ booking_id }) => booking_id);
  const settled = await settledOf(tx, vendorId, ids);
  const ended = rows.map((row): queries.Ended => {
    const { booking_id: bookingId, assignee_email: email, assignee_name: name } = row;
    const next = firstOwing(people.get(bookingId) ?? [], settled.get(bookingId) ?? new Set());
    return next
      ? { bookingId, email: next.email, name: next.name, isHandedOver: next.email !== email }
      : { bookingId, email, name, isHandedOver: false };
  });
  await queries.completeBookings(tx, vendorId, ended, { at: now, byName: CLOCK_NAME });
  await tellWebhooks(
    tx,
    ids.map((id) => ({ ...COMPLETED, booking_id: id, at: now })),
  );
  await planReminders(tx, ids, now);
  for (const { booking_id: bookingId, submitter_vendor_id: supplier, ...before } of rows) {
    if (supplier) await tellSupplier(context, tx, { email: '' }, { bookingId, before });
  }
  return ended.length;
}

/** The addresses, by booking, of those whose scorecard is in or waived. */
async function settledOf(tx: VendorDb, vendorId: VendorId, ids: string[]): Promise<Map<string, Set<string>>> {
  const states = (await listScorecardStates(tx, vendorId, ids)).filter(({ state }) => state !== 'DRAFT');
  const byBooking = Map.groupBy(states, ({ booking_id }) => booking_id);
  return new Map(
    [...byBooking].map(([id, some]) => [id, new Set(some.map(({ panelist_email }) => panelist_email))]),
  );
}
