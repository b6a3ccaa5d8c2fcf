import type * as endpoints from '@slotwise/contract/booking-parts/decisions.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { ownerAfterPanel } from '#features/bookings/seen-booking.mapper.ts';
import { changeBooking, readWritten } from '#features/bookings/change-booking.service.ts';
import { openBooking } from '#features/bookings/open-booking.service.ts';

type NoShowRequest = ParsedRequestOf<typeof endpoints.markNoShow>['body'];
type NoShow = ResponseOf<typeof endpoints.markNoShow>['data'];

/**
 * Records who did not show up, which frees everyone's time. Null takes that back: the meeting gets its status by the
 * clock and takes the time again, SLOT_CONFLICT if someone else has it by now. Calendars stay.
 */
export async function markNoShow(context: Context, tx: VendorDb, actor: Actor, request: NoShowRequest) {
  const { bookingId, noShowBy, comments, version } = request;
  const action = noShowBy ? 'noShow' : 'undoNoShow';
  const open = await openBooking(context, tx, actor, { bookingId, action, version });
  await changeBooking(context, tx, open, {
    columns: { no_show_by: noShowBy, ...(noShowBy && ownerAfterPanel(open)) },
    step: noShowBy
      ? { action: 'NO_SHOW', comments, details: { reasonCode: noShowBy } }
      : { action: 'NO_SHOW_UNDONE', comments },
  });
  return { bookingId };
}

export async function readNoShow(
  _context: Context,
  tx: VendorDb,
  _actor: Actor,
  bookingId: string,
): Promise<NoShow> {
  const { row } = await readWritten(tx, bookingId);
  return { bookingStatus: row.booking_status, version: row.version, noShowBy: row.no_show_by };
}
