import type { Comment } from '@slotwise/contract/bookings/comments/comments.schema';
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';

export function commentOf(row: Selectable<Tables['booking_comment']>): Comment {
  return {
    commentId: row.comment_id,
    text: row.text,
    visibility: row.visibility,
    byUserId: row.by_user_id,
    byName: row.by_name,
    byEmail: row.by_email,
    byRole: row.by_role,
    at: row.at.toISOString(),
  };
}
