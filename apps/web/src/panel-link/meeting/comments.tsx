import { addCommentsByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState, type FormEvent } from 'react';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { usePrintTime } from '../parts/when-text.tsx';
import { MEETING } from './meeting.texts.ts';

/** Comments among the people of this meeting; hidden from the candidate and vendors. */
export function Comments() {
  const { token, view } = useLink();
  const { isBusy, run } = useAct();
  const printTime = usePrintTime();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const mayWrite = view.allowedActions.includes('comment');
  if (!mayWrite && view.comments.length === 0) return null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') return setError(MEETING.noComment());
    const comments = [{ text, visibility: 'INTERNAL' as const }];
    if (await run(callApi(addCommentsByLink, { body: { comments } }, { token }), BOOKING_MESSAGES.comment)) {
      setText('');
    }
  };
  return (
    <details className="card">
      <summary>
        <h2>{MEETING.comments()}</h2>
        <span className="small">{MEETING.count({ count: view.comments.length })}</span>
      </summary>
      <div className="inside">
        {view.comments.map(({ commentId, text: written, byName, at }) => (
          <div key={commentId} className="comment">
            <p className="written">{written}</p>
            <p className="small">{MEETING.by({ name: byName, time: printTime(at) })}</p>
          </div>
        ))}
        {mayWrite && (
          <form onSubmit={(event) => void send(event)} noValidate>
            <TextArea
              label={MEETING.yourComment()}
              hint={MEETING.commentHint()}
              error={error}
              value={text}
              maxLength={LIMITS.commentMaxLength}
              onChange={(value) => {
                setText(value);
                setError('');
              }}
            />
            <button type="submit" className="button" aria-disabled={isBusy}>
              {isBusy ? MEETING.adding() : MEETING.addComment()}
            </button>
          </form>
        )}
      </div>
    </details>
  );
}
