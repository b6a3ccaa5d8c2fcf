import { commentText } from '@slotwise/contract/booking-parts/comments.schema';
import type { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import { invalidField } from '#lib/app-error.ts';

export type CommentRequest = ParsedRequestOf<typeof addComments>['body'];
export type NewComment = { text: string; visibility: Visibility };

/** The new comments in a text, or in the booking's list sent back: its entries without an id. */
export function listNewComments({
  comments,
  visibility = 'INTERNAL',
}: Omit<CommentRequest, 'bookingId'>): NewComment[] {
  if (typeof comments === 'string') return [{ text: fitText('comments', comments), visibility }];
  return comments.flatMap((entry, position) =>
    entry.commentId
      ? []
      : [
          {
            text: fitText(`comments.${position}.text`, entry.text),
            visibility: entry.visibility ?? visibility,
          },
        ],
  );
}

/** What a supplier writes, the client's people see too, and vice versa. */
export const sharedComments = (comments: NewComment[]): NewComment[] =>
  comments.map(({ text }) => ({ text, visibility: 'SHARED' }));

/** A meeting's comments are read all at once, so their number is limited. */
export function requireRoom(total: number) {
  if (total <= LIMITS.commentsPerBooking) return;
  throw invalidField('comments', `A meeting holds at most ${LIMITS.commentsPerBooking} comments`);
}

function fitText(field: string, typed: string): string {
  const text = commentText.safeParse(typed);
  if (text.success) return text.data;
  throw invalidField(field, text.error.issues[0]?.message ?? 'Comment is required');
}
