import type { ParsedRevision } from '@slotwise/contract/bookings/changes.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { openFor } from '#features/bookings/open-booking.service.ts';
import { mergedDraft } from './drafts.rules.ts';
import { mergeIntoDraft } from './save-draft.service.ts';
import { createBooking, type Scheduled } from './create-booking.service.ts';
import { draftChanges, requireSchedulable, timesToSchedule } from './revised-draft.rules.ts';

type DraftRevision = { seen: SeenBooking; request: ParsedRevision };

/** A time makes the draft a meeting; anything else is merged into it. */
export async function reviseDraft(
  context: Context,
  tx: VendorDb,
  session: Session,
  { seen, request }: DraftRevision,
): Promise<Scheduled> {
  const { booking_id: bookingId, draft, time_zone: ownZone } = seen.row;
  const changes = draftChanges(request);
  const merged = mergedDraft(draft ?? {}, changes);
  const times = timesToSchedule(merged, ownZone);
  if (times && changes.meetingInfo?.startTime && request.actionType !== 'update') {
    return createBooking(context, tx, session, requireSchedulable(merged, bookingId, times));
  }
  await mergeIntoDraft(context, tx, session, { open: openFor(seen, 'update'), changes });
  return { bookingId, message: [MESSAGES.bookings.update.success], warnings: [] };
}
