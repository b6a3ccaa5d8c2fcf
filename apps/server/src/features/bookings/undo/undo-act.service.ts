import type { undoAct as endpoint } from '@slotwise/contract/bookings/changes.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { takeBackMails } from '#features/notifications/take-mail.service.ts';
import { listSteps } from '../bookings.queries.ts';
import { changeBooking } from '../change-booking.service.ts';
import { lockSeen, type OpenBooking } from '../open-booking.service.ts';
import * as queries from './undoable-acts.queries.ts';
import { isUndone, requireUndoable, tooLate } from './undoable-acts.rules.ts';

/**
 * Undoes the caller's latest act on a booking: restores its state and never sends the held mails. INVALID_TRANSITION if
 * the time is up, a mail has left, or something else happened since; SLOT_CONFLICT if someone's time was taken
 * meanwhile. The history keeps both steps. Idempotent.
 */
export async function undoAct(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId }: ParsedRequestOf<typeof endpoint>['body'],
) {
  const seen = await lockSeen(context, tx, session, { bookingId });
  const last = (await listSteps(tx, bookingId)).at(-1);
  if (isUndone(seen, last)) return { bookingId };
  const act = requireUndoable(seen, await queries.findAct(tx, bookingId), last);
  if (await takeBackMails(tx, bookingId, act.held_until)) throw tooLate();
  await queries.restoreFormer(tx, act);
  const { booking_status: status, ics_sequence: sequence } = act.former_booking;
  const open: OpenBooking = { ...seen, to: status };
  const isRaised = seen.row.ics_sequence > sequence;
  await changeBooking(context, tx, open, {
    // Feeds may have shown the undone sequence number.
    columns: isRaised ? { ics_sequence: seen.row.ics_sequence + 1 } : {},
    step: { action: 'UNDONE', ...(last && { details: { undone: last.action } }) },
    undoes: { at: act.at, formerTerms: act.former_terms },
  });
  return { bookingId };
}
