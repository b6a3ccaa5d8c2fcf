import { isFailure } from '@slotwise/contract/failures';
import { useRef } from 'react';
import { randomKey } from '#lib/random-key.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { Remarks } from '#ui/text/remark.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { useIsSupplier } from '#features/bookings/use-is-supplier.ts';
import { CommentComposer, type CommentDraft } from './comment-composer.tsx';
import { CommentRow } from './comment-row.tsx';
import { addComment } from './comments.actions.ts';
import { COMMENTS } from './comments.texts.ts';

type Props = {
  booking: ViewedBooking;
  viewer: Viewer;
  /** The unsent comment; the page keeps it while other tabs are open. */
  draft: CommentDraft;
  onDraft: (draft: CommentDraft) => void;
};

/** The comments on a meeting, newest last, and a box to add one. */
export function CommentsTab({ booking, viewer, draft, onDraft }: Props) {
  const dispatch = useAppDispatch();
  const key = useRef(randomKey());
  const isSupplier = useIsSupplier(booking);
  const mayComment = booking.allowedActions.includes('comment');

  // A different text is a new comment, even if the previous one was never answered.
  const write = (next: CommentDraft) => {
    key.current = randomKey();
    onDraft(next);
  };
  const send = async () => {
    const visibility = isSupplier ? 'SHARED' : draft.visibility;
    const response = await dispatch(
      addComment(booking, { text: draft.text.trim(), visibility }, key.current),
    );
    if (isFailure(response)) return response;
    write({ ...draft, text: '' });
    return response;
  };
  return (
    <Card title={COMMENTS.title()}>
      {booking.comments.length === 0 && (
        <EmptyState
          drawing={false}
          title={COMMENTS.none()}
          text={mayComment ? COMMENTS.noneYet() : COMMENTS.noneByAnyone()}
        />
      )}
      <Remarks label={COMMENTS.list()}>
        {booking.comments.map((comment) => (
          <CommentRow key={comment.commentId} comment={comment} viewer={viewer} />
        ))}
      </Remarks>
      {mayComment && <CommentComposer draft={draft} onDraft={write} onSend={send} isShared={isSupplier} />}
    </Card>
  );
}
