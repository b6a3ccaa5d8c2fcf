import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type * as endpoints from '@slotwise/contract/booking-parts/comments.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { openBooking } from '#features/bookings/open-booking.service.ts';
import { toComment, commentsForSupplier } from './comments.mapper.ts';
import { insertComments, listComments } from './comments.queries.ts';
import { listNewComments, requireRoom, sharedComments, type CommentRequest } from './comments.rules.ts';

type Comments = ResponseOf<typeof endpoints.addComments>['data'];

/** Adds the new ones of the caller's comments. */
export async function addComments(context: Context, tx: VendorDb, actor: Actor, request: CommentRequest) {
  const { bookingId } = request;
  const added = actor.guestOf ? sharedComments(listNewComments(request)) : listNewComments(request);
  const open = await openBooking(context, tx, actor, { bookingId, action: 'comment' });
  const before = await listComments(tx, bookingId);
  requireRoom(before.length + added.length);
  const by = { ...stepBy(actor, open.now), booking_id: bookingId };
  await insertComments(
    tx,
    added.map((one) => ({ ...one, ...by, comment_id: uuidv7() })),
  );
  return { bookingId };
}

export async function readComments(
  _context: Context,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<Comments> {
  const all = (await listComments(tx, bookingId)).map(toComment);
  return actor.guestOf ? commentsForSupplier(all, actor.vendorName) : all;
}

type Kept = { bookingId: string; text: string; visibility: Visibility; at: Date };

/** Saves one comment that came with another act. */
export async function keepComment(tx: VendorDb, actor: Actor, { bookingId, text, visibility, at }: Kept) {
  const comment = { comment_id: uuidv7(), booking_id: bookingId, text, visibility };
  await insertComments(tx, [{ ...comment, ...stepBy(actor, at) }]);
}
