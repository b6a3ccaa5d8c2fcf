import type { Row } from '#db/tables/rows.ts';
import type { Comment } from '@slotwise/contract/booking-parts/comments.schema';
import { isSupplierSide } from '#features/bookings/supplier-steps.mapper.ts';

export const toComment = (row: Row<'booking_comment'>): Comment => ({
  commentId: row.comment_id,
  text: row.text,
  visibility: row.visibility,
  byUserId: row.by_user_id,
  byName: row.by_name,
  byEmail: row.by_email,
  byRole: row.by_role,
  at: row.at.toISOString(),
});

/** Shared comments; an author at the client appears as the client. */
export const commentsForSupplier = (comments: Comment[], client: string): Comment[] =>
  comments
    .filter(({ visibility }) => visibility === 'SHARED')
    .map((one) => (isSupplierSide(one) ? one : { ...one, byUserId: null, byName: client, byEmail: '' }));
