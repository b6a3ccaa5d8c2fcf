import type { reviseBooking } from '@slotwise/contract/bookings/changes/changes.endpoints';
import type { ParsedRevision } from '@slotwise/contract/bookings/changes/changes.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { mergedDraft } from '../../drafts/drafts.rules.ts';
import { mergeIntoDraft } from '../../drafts/drafts.service.ts';
import type { SeenBooking } from '../../life/life.mapper.ts';
import { openFor } from '../../life/life.service.ts';
import { readBooking } from '../../reading/reading.service.ts';
import { scheduleFromRequest } from '../../scheduling/scheduling.service.ts';
import { draftChanges, requireSchedulable, timesToSchedule } from './drafted.rules.ts';

type Wish = { seen: SeenBooking; request: ParsedRevision };

/** A time makes the draft a meeting; anything else is typed into it. */
export async function reviseDraft(
  context: Context,
  tx: VendorDb,
  session: Session,
  { seen, request }: Wish,
): Promise<ResponseOf<typeof reviseBooking>> {
  const { booking_id: bookingId, draft, time_zone: ownZone } = seen.row;
  const changes = draftChanges(request);
  const merged = mergedDraft(draft ?? {}, changes);
  const times = timesToSchedule(merged, ownZone);
  if (times && changes.meetingInfo?.startTime && request.actionType !== 'update') {
    return scheduleFromRequest(context, tx, session, requireSchedulable(merged, bookingId, times));
  }
  await mergeIntoDraft(tx, session, { open: openFor(seen, 'update'), changes });
  const data = await readBooking(context, tx, session, bookingId);
  return { status: 'success', bookingId, message: [MESSAGES.bookings.update.success], data, warnings: [] };
}
