import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { SeenBooking } from '../seen-booking.mapper.ts';
import * as queries from './undoable-acts.queries.ts';

/** Allowance for a click made at the last moment that is still in transit. */
const WAY_SECONDS = 2;

/** Lets the caller undo what this transaction does: saves the former state and holds back mails. Call it first. */
export async function holdAct({ config }: Context, tx: VendorDb, { actor, row, now }: SeenBooking) {
  const { userId, guestOf } = actor;
  if (config.undoSeconds === 0 || !userId || guestOf) return;
  const heldUntil = new Date(now.getTime() + (config.undoSeconds + WAY_SECONDS) * 1000);
  await queries.deleteExpired(tx, now);
  await queries.saveFormer(tx, { bookingId: row.booking_id, userId, at: now, heldUntil });
  tx.held.until = heldUntil;
}
