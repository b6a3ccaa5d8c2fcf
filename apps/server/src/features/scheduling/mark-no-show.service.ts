import type * as endpoints from '@slotwise/contract/booking-parts/decisions.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context } from '#context.ts';
import { ownerAfterPanel } from '#features/bookings/seen-booking.mapper.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { takingTime } from '#features/bookings/held-time.service.ts';
import { openBooking } from '#features/bookings/open-booking.service.ts';

type NoShowRequest = ParsedRequestOf<typeof endpoints.markNoShow>['body'];
type Answer = ResponseOf<typeof endpoints.markNoShow>;

/**
 * Notes who did not come, which gives everyone's time back, or takes that back with null: then the meeting is what
 * the clock says of it and takes the time again, SLOT_CONFLICT where someone else has it by now. Calendars stay.
 */
export async function markNoShow(context: Context, actor: Actor, request: NoShowRequest): Promise<Answer> {
  const { noShowBy, comments, version } = request;
  const { bookingId } = request;
  const action = noShowBy ? 'noShow' : 'undoNoShow';
  return takingTime(context, actor.vendorId, async (tx) => {
    const open = await openBooking(context, tx, actor, { bookingId, action, version });
    const { row } = await changeBooking(context, tx, open, {
      columns: { no_show_by: noShowBy, ...(noShowBy && ownerAfterPanel(open)) },
      step: noShowBy
        ? { action: 'NO_SHOW', comments, details: { reasonCode: noShowBy } }
        : { action: 'NO_SHOW_UNDONE', comments },
    });
    return { status: 'success', bookingId, data: { bookingStatus: open.to, version: row.version, noShowBy } };
  });
}
