import { VISIBILITIES, type Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { Button, Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import { VISIBILITY_WORDS } from './comment-words.model.ts';
import classes from './comments.module.css';
import { COMMENTS } from './comments.texts.ts';

export type CommentDraft = { text: string; visibility: Visibility };

type Props = {
  draft: CommentDraft;
  onDraft: (draft: CommentDraft) => void;
  onSend: () => Promise<object | Failure>;
  /** If every comment is for both sides, the choice is not offered. */
  isShared: boolean;
};

/** Writes a comment. A refusal keeps the text and is shown next to it. */
export function CommentComposer({ draft, onDraft, onSend, isShared }: Props) {
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);

  const send = async () => {
    if (!draft.text.trim()) return setError(COMMENTS.empty());
    setSending(true);
    const response = await onSend();
    setSending(false);
    setError(isFailure(response) ? response.message.join(' ') : '');
  };
  return (
    <form
      className="stack gap-sm p-md line-above"
      aria-label={COMMENTS.addTitle()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        label={COMMENTS.comment()}
        minRows={3}
        maxLength={LIMITS.commentMaxLength}
        value={draft.text}
        onChange={({ currentTarget }) => {
          setError('');
          onDraft({ ...draft, text: currentTarget.value });
        }}
        error={error}
      />
      <div className="flow gap-md rows-xs on-bottom">
        {!isShared && (
          <Radio.Group
            label={COMMENTS.whoReads()}
            description={VISIBILITY_WORDS[draft.visibility].about()}
            className={classes.readers}
            value={draft.visibility}
            onChange={(visibility) => onDraft({ ...draft, visibility: visibility as Visibility })}
          >
            <div className="flex gap-md mt-2xs">
              {VISIBILITIES.map((one) => (
                <Radio key={one} value={one} label={VISIBILITY_WORDS[one].word()} />
              ))}
            </div>
          </Radio.Group>
        )}
        <Button type="submit" loading={sending} className="to-right wide-on-phones touch">
          {COMMENTS.add()}
        </Button>
      </div>
    </form>
  );
}
