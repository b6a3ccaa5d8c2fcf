import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type * as endpoints from '@slotwise/contract/booking-parts/comments.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Actor, Call, Context } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { openBooking } from '#features/bookings/open-booking.service.ts';
import { toComment, commentsForSupplier } from './comments.mapper.ts';
import { insertComments, listComments } from './comments.queries.ts';
import {
  listNewComments,
  requireRoom,
  sharedComments,
  type CommentRequest,
  type NewComment,
} from './comments.rules.ts';

type Answer = ResponseOf<typeof endpoints.addComments>;

/**
 * Adds what is new in the caller's comments and answers all of the booking's. The holder of a link has no keys of
 * their own, so that `call` counts for people with an account alone.
 */
export async function addComments(
  context: Context,
  actor: Actor,
  request: CommentRequest,
  call?: Call,
): Promise<Answer> {
  const added = actor.guestOf ? sharedComments(listNewComments(request)) : listNewComments(request);
  const now = context.clock.now();
  return asVendor(context.db, actor.vendorId, (tx) => {
    const add = () => comment(context, tx, actor, { bookingId: request.bookingId, added });
    const { userId } = actor;
    if (!call || userId === null) return add();
    const session = { ...actor, userId };
    return idempotently(tx, { session, operation: 'add-comments', call, body: request, now }, add);
  });
}

async function comment(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  change: { bookingId: string; added: NewComment[] },
): Promise<Answer> {
  const open = await openBooking(context, tx, actor, { bookingId: change.bookingId, action: 'comment' });
  const { booking_id: bookingId } = open.row;
  const before = await listComments(tx, bookingId);
  requireRoom(before.length + change.added.length);
  await insertComments(
    tx,
    change.added.map((one) => ({
      ...one,
      ...stepBy(actor, open.now),
      comment_id: uuidv7(),
      booking_id: bookingId,
    })),
  );
  const all = (await listComments(tx, bookingId)).map(toComment);
  const data = actor.guestOf ? commentsForSupplier(all, actor.vendorName) : all;
  return { status: 'success', bookingId, data };
}

type Kept = { bookingId: string; text: string; visibility: Visibility; at: Date };

/** Keeps one comment that came along with something else. */
export async function keepComment(tx: VendorDb, actor: Actor, { bookingId, text, visibility, at }: Kept) {
  const comment = { comment_id: uuidv7(), booking_id: bookingId, text, visibility };
  await insertComments(tx, [{ ...comment, ...stepBy(actor, at) }]);
}
