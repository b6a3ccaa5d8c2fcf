import { addCommentsByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { MESSAGES } from '@slotwise/contract/messages';
import { useState, type FormEvent } from 'react';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { WhenText } from '../parts/when-text.tsx';

/** What the people around this meeting wrote to each other; the candidate and vendors see none of it. */
export function Comments() {
  const { token, view } = useLink();
  const { isBusy, run } = useAct();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const mayWrite = view.allowedActions.includes('comment');
  if (!mayWrite && view.comments.length === 0) return null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') return setError('Comment is required');
    const comments = [{ text, visibility: 'INTERNAL' as const }];
    if (await run(callApi(addCommentsByLink, { body: { comments } }, { token }), MESSAGES.bookings.comment)) {
      setText('');
    }
  };
  return (
    <details className="card">
      <summary>
        <h2>Comments</h2>
        <span className="small">{view.comments.length}, inside the company</span>
      </summary>
      <div className="inside">
        {view.comments.map(({ commentId, text: written, byName, at }) => (
          <div key={commentId} className="comment">
            <p className="written">{written}</p>
            <p className="small">
              {byName}, <WhenText at={at} />
            </p>
          </div>
        ))}
        {mayWrite && (
          <form onSubmit={(event) => void send(event)} noValidate>
            <TextArea
              label="Your comment"
              hint="The recruiter and the panel read it. The candidate and vendors do not."
              error={error}
              value={text}
              maxLength={LIMITS.commentMaxLength}
              onChange={(value) => {
                setText(value);
                setError('');
              }}
            />
            <button type="submit" className="button" aria-disabled={isBusy}>
              {isBusy ? 'Adding…' : 'Add comment'}
            </button>
          </form>
        )}
      </div>
    </details>
  );
}
