import type { cancelBooking as endpoint } from '@slotwise/contract/bookings/changes/changes.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { detachAll } from '../documents/documents.service.ts';
import { isToCome } from '../invitations/invitations.rules.ts';
import { mailRevision } from '../invitations/invitations.service.ts';
import { changeBooking, openBooking, type OpenBooking } from '../life/life.service.ts';
import { releaseTime } from '../slots/slots.service.ts';
import { deleteBooking } from './cancellation.queries.ts';
import { namedBooking } from './cancellation.rules.ts';

type Wishes = Pick<ParsedRequestOf<typeof endpoint>, 'query' | 'body'>;
type Reason = NonNullable<Wishes['body']>['reason'];

/**
 * Calls a meeting off: everybody's time is given back, and whoever still expects it gets a CANCEL. `comments` stay
 * in the history, the text of the reason is told to everybody. A draft is discarded instead.
 */
export async function cancelBooking(
  context: Context,
  session: Session,
  { query, body }: Wishes,
): Promise<ResponseOf<typeof endpoint>> {
  const bookingId = namedBooking(query, body ?? {});
  const version = body?.version;
  const comments = query.comments || body?.comments || '';
  const newVersion = await asVendor(context.db, session.vendorId, async (tx) => {
    const open = await openBooking(context, tx, session, { bookingId, action: 'cancel', version });
    if (open.row.booking_status === 'DRAFT') return discard(tx, open);
    return callOff(context, tx, { open, comments, reason: body?.reason });
  });
  return { status: 'success', bookingId, data: { bookingStatus: 'CANCELLED', version: newVersion } };
}

async function discard(tx: VendorDb, { actor, row }: OpenBooking): Promise<number> {
  await detachAll(tx, actor, row.booking_id);
  await deleteBooking(tx, actor.vendorId, row.booking_id);
  return row.version;
}

type CallOff = { open: OpenBooking; comments: string; reason: Reason };

async function callOff(context: Context, tx: VendorDb, { open, comments, reason }: CallOff): Promise<number> {
  const { actor, row, now } = open;
  const code = reason?.code ?? 'OTHER';
  const text = reason?.text ?? '';
  await releaseTime(tx, actor.vendorId, row.booking_id);
  const version = await changeBooking(tx, open, {
    columns: { cancel_reason_code: code, cancel_reason_text: text || comments },
    step: { action: 'CANCELLED', comments: comments || text, details: { reasonCode: code } },
  });
  if (isToCome(row, now)) {
    await mailRevision(context, tx, actor, { bookingId: row.booking_id, change: 'CANCELLED', reason: text });
  }
  return version;
}
