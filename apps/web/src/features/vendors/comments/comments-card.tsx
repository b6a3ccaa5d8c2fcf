import { isFailure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import type { VendorComment, VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { randomKey } from '#lib/random-key.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { Card } from '#ui/page/card.tsx';
import { Remark, Remarks } from '#ui/text/remark.tsx';
import { ReadersField } from '../readers-field.tsx';
import { addComment, type NewComment } from './comments.actions.ts';
import { VENDORS } from '../vendors.texts.ts';

type Props = { vendor: VendorPage; reread: () => void };

/** The comments on the vendor, newest last, and a box to add one. */
export function CommentsCard({ vendor, reread }: Props) {
  return (
    <Card title={VENDORS.comments()}>
      <div className="lines">
        {vendor.comments.length > 0 && (
          <Remarks label={VENDORS.commentsList()}>
            {vendor.comments.map((comment) => (
              <CommentRow key={comment.commentId} comment={comment} />
            ))}
          </Remarks>
        )}
        <Composer vendor={vendor} onAdded={reread} />
      </div>
    </Card>
  );
}

function CommentRow({ comment: { text, visibility, byName, byVendorName, at } }: { comment: VendorComment }) {
  const isShared = visibility === 'SHARED';
  return (
    <Remark
      byName={byName}
      byWhat={byVendorName}
      text={text}
      isShared={isShared}
      readers={{ word: isShared ? VENDORS.shared() : VENDORS.internal() }}
      at={at}
      when={printWallTime(wallTimeAt(Date.parse(at), useViewerZone()))}
    />
  );
}

const EMPTY: NewComment = { text: '', visibility: 'INTERNAL' };

/** Writes a comment. A refusal keeps the text and is shown next to it. */
function Composer({ vendor, onAdded }: { vendor: VendorPage; onAdded: () => void }) {
  const dispatch = useAppDispatch();
  const key = useRef(randomKey());
  const [draft, setDraft] = useState(EMPTY);
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);

  // A different text is a new comment, even if the previous one was never answered.
  const write = (change: Partial<NewComment>) => {
    key.current = randomKey();
    setError('');
    setDraft((before) => ({ ...before, ...change }));
  };
  const send = async () => {
    const text = draft.text.trim();
    if (!text) return setError(VENDORS.noComment());
    setSending(true);
    const response = await dispatch(addComment(vendor.vendorId, { ...draft, text }, key.current));
    setSending(false);
    if (isFailure(response)) return setError(response.message.join(' '));
    write({ text: '' });
    onAdded();
  };
  return (
    <form
      className="stack gap-sm p-md"
      aria-label={VENDORS.addComment()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        label={VENDORS.comment()}
        minRows={2}
        maxLength={LIMITS.commentMaxLength}
        value={draft.text}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
        error={error}
      />
      <div className="flow gap-md rows-xs on-bottom">
        <ReadersField
          vendor={vendor}
          value={draft.visibility}
          onChange={(visibility) => write({ visibility })}
        />
        <Button type="submit" variant="default" loading={sending} className="to-right wide-on-phones touch">
          {VENDORS.saveComment()}
        </Button>
      </div>
    </form>
  );
}
