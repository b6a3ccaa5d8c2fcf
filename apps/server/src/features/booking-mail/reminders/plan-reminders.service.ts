import { uuidv7 } from 'uuidv7';
import type { BookingListener, BookingMoment } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { whyPointless } from './causes.rules.ts';
import { readFacts } from './facts.service.ts';
import type { Facts } from './reminders.rules.ts';
import * as queries from './plan-reminders.queries.ts';
import { remindersFor } from './plan-reminders.rules.ts';

export const followWithReminders: BookingListener = async (_context, tx, changes) => {
  const [first] = changes;
  if (!first) return;
  const ids = [...new Set(changes.map(({ after }) => after.row.booking_id))];
  const { before, after, now } = first;
  // A booking that is new in another status has a submission, or terms of choosing.
  const isFresh = before === null && ids.length === 1 && after.row.booking_status === 'SCHEDULED';
  await planReminders(tx, ids, now, isFresh ? after : undefined);
};

/**
 * Updates the reminders of these bookings to match their rows, in the transaction that changed them: calls off
 * pointless ones with their cause and plans new ones. The caller has locked the bookings; calling it again changes
 * nothing. `fresh` is the only booking if it was just inserted as SCHEDULED and so has no reminders yet.
 */
export async function planReminders(
  tx: VendorDb,
  bookingIds: string[],
  now: Date,
  fresh?: BookingMoment,
): Promise<void> {
  if (bookingIds.length === 0) return;
  const [facts, waiting] = await Promise.all([
    readFacts(tx, bookingIds, now, fresh),
    fresh ? [] : queries.listWaiting(tx, bookingIds),
  ]);
  const off = waiting.flatMap((row) => {
    const about = facts.get(row.booking_id);
    const cause = about && whyPointless(toWaiting(row), about, now);
    return cause ? [{ id: row.reminder_id, cause }] : [];
  });
  await queries.cancelReminders(tx, off, now);
  await queries.insertReminders(
    tx,
    [...facts].flatMap(([id, about]) => newReminders(id, about, now)),
    now,
  );
}

const newReminders = (bookingId: string, facts: Facts, now: Date): queries.NewReminder[] =>
  remindersFor(facts, now).map((planned) => ({ ...planned, id: uuidv7(), bookingId }));

const toWaiting = (row: queries.WaitingRow) => ({
  kind: row.kind,
  email: row.recipient_email,
  forStart: row.for_start,
  dueAt: row.due_at,
});

/** Moves someone's waiting reminders to their new address. */
export const moveReminders = (tx: VendorDb, move: { from: string; to: string }): Promise<void> =>
  queries.moveReminders(tx, move);
