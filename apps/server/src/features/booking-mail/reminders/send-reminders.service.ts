import type { Context } from '#context.ts';
import { asUpkeep, asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { findBooking, listPeople } from '#features/bookings/bookings.queries.ts';
import { whyPointless, whyTooLate } from './causes.rules.ts';
import { readFacts } from './facts.service.ts';
import { mailReminder } from './reminder-letters.service.ts';
import type { Matter } from './reminder-reader.service.ts';
import { inTurns } from '#jobs/in-turns.ts';
import { cancelReminders } from './plan-reminders.queries.ts';
import { planReminders } from './plan-reminders.service.ts';
import { SUBJECTS, type Facts } from './reminders.rules.ts';
import * as queries from './send-reminders.queries.ts';

/** Any more of one organization wait for the next run. */
const AT_ONCE = 500;
/** After this many it is another organization's turn. */
const A_TURN = 20;

/**
 * Mails every due reminder, or calls it off with its cause if it has become pointless: the booking is locked and
 * re-read in the transaction that writes the mail. Returns how many were mailed. Several processes may run it at once;
 * a failure in one booking does not hold up the others.
 */
export async function sendDueReminders(context: Context): Promise<number> {
  const { db, clock, log } = context;
  let sent = 0;
  const vendorIds = await asUpkeep(db, (tx) => queries.listVendorsWithDue(tx, clock.now()));
  const due = new Map<VendorId, string[]>();
  await inTurns(context, vendorIds, async (vendorId) => {
    const ids =
      due.get(vendorId) ??
      (await asVendor(db, vendorId, (tx) => queries.listBookingsWithDue(tx, clock.now(), AT_ONCE)));
    due.set(vendorId, ids);
    for (const bookingId of ids.splice(0, A_TURN)) {
      try {
        sent += await asVendor(db, vendorId, (tx) => sendAbout(context, tx, bookingId));
      } catch (error) {
        log.error({ err: error, bookingId }, 'reminders failed');
      }
    }
    return ids.length > 0;
  });
  return sent;
}

async function sendAbout(context: Context, tx: VendorDb, bookingId: string): Promise<number> {
  if (!(await queries.lockIfFree(tx, bookingId))) return 0;
  const now = context.clock.now();
  const due = await takeDue(tx, bookingId, now);
  const facts = (await readFacts(tx, [bookingId], now)).get(bookingId);
  if (!facts) throw new Error('A booking that was locked is there.');
  const { off, on } = sorted(due, facts, now);
  await cancelReminders(tx, off, now);
  if (on.length > 0) await mail(context, tx, { bookingId, facts }, on);
  return on.length;
}

/** The due reminders of a locked booking. Different people may be in charge than when a late panel's were planned. */
async function takeDue(tx: VendorDb, bookingId: string, now: Date): Promise<queries.DueRow[]> {
  const due = await queries.lockDue(tx, bookingId, now);
  if (!due.some(({ kind }) => SUBJECTS[kind] === 'LATE_PANEL')) return due;
  await planReminders(tx, [bookingId], now);
  return queries.lockDue(tx, bookingId, now);
}

/** Splits a booking's reminders into those called off and those going out. */
function sorted(reminders: queries.DueRow[], facts: Facts, now: Date) {
  const looked = reminders.map((row) => {
    const { kind, recipient_email: email, for_start: forStart, due_at: dueAt } = row;
    const waiting = { kind, email, forStart, dueAt };
    return { row, cause: whyPointless(waiting, facts, now) ?? whyTooLate(waiting, facts, now) };
  });
  return {
    off: looked.flatMap(({ row, cause }) => (cause ? [{ id: row.reminder_id, cause }] : [])),
    on: looked.flatMap(({ row, cause }) => (cause ? [] : [row])),
  };
}

type About = { bookingId: string; facts: Facts };

async function mail(context: Context, tx: VendorDb, { bookingId, facts }: About, due: queries.DueRow[]) {
  const row = await findBooking(tx, { everything: true }, bookingId);
  if (!row) throw new Error('A booking that was locked is there.');
  const people = await listPeople(tx, [bookingId]);
  const matter: Matter = { row, people, facts, company: await queries.getCompany(tx) };
  for (const { reminder_id: id, kind, recipient_name: name, recipient_email: email } of due) {
    await mailReminder(context, tx, matter, { id, kind, reader: { name, email } });
    await queries.markSent(tx, id, context.clock.now());
  }
}
