import { discardBooking, changeBooking } from '#features/bookings/change-booking.service.ts';
import type { cancelBooking as endpoint } from '@slotwise/contract/bookings/changes.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { detachAll } from '#features/collaboration/documents.service.ts';
import { toUndoTime } from '#features/bookings/answer-with-booking.service.ts';
import { holdAct } from '#features/bookings/undo/hold-act.service.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { namedBooking } from './cancel-booking.rules.ts';

type CancelRequest = Pick<ParsedRequestOf<typeof endpoint>, 'query' | 'body'>;
type Reason = NonNullable<CancelRequest['body']>['reason'];

/** Calls a meeting off, or discards a draft. `comments` stay in the history; everyone reads the text of the reason. */
export async function cancelBooking(
  context: Context,
  session: Session,
  { query, body }: CancelRequest,
): Promise<ResponseOf<typeof endpoint>> {
  const bookingId = namedBooking(query, body ?? {});
  const version = body?.version;
  const comments = query.comments || body?.comments || '';
  const reason = body?.reason;
  const request = { bookingId, version, comments, reason, isHeld: true };
  return asVendor(context.db, session.vendorId, async (tx) => {
    const newVersion = await cancelOpenBooking(context, tx, session, request);
    const data = { bookingStatus: 'CANCELLED' as const, version: newVersion };
    return { status: 'success', bookingId, ...toUndoTime(context, tx), data };
  });
}

type Cancellation = {
  bookingId: string;
  version?: number | undefined;
  comments?: string;
  reason: Reason | undefined;
  /** True if the caller may undo it. */
  isHeld?: boolean;
};

/** The same in the caller's transaction; returns the version called off, or that of the discarded draft. */
export async function cancelOpenBooking(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { bookingId, version, comments = '', reason, isHeld = false }: Cancellation,
): Promise<number> {
  const open = await openBooking(context, tx, actor, { bookingId, action: 'cancel', version });
  const { booking_status: status, submitter_vendor_id: supplier } = open.row;
  // An accepted submission is a draft too, but stays: its supplier reads its outcome.
  if (status === 'DRAFT' && supplier === null) return discard(tx, open);
  if (isHeld) await holdAct(context, tx, open);
  return callOff(context, tx, { open, comments, reason });
}

async function discard(tx: VendorDb, open: OpenBooking): Promise<number> {
  await detachAll(tx, open.row.booking_id);
  return discardBooking(tx, open);
}

type CallOff = { open: OpenBooking; comments: string; reason: Reason | undefined };

async function callOff(context: Context, tx: VendorDb, { open, comments, reason }: CallOff): Promise<number> {
  const code = reason?.code ?? 'OTHER';
  const text = reason?.text ?? '';
  const { row } = await changeBooking(context, tx, open, {
    columns: { cancel_reason_code: code, cancel_reason_text: text || comments, told_reason: text },
    step: { action: 'CANCELLED', comments: comments || text, details: { reasonCode: code } },
    reason: text,
  });
  return row.version;
}
