import { markNoShowByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import { useState } from 'react';
import { finish, type DraftSync } from '../draft/sync-draft.ts';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { Ask } from '../parts/ask.tsx';
import { TextArea } from '../../link-pages/parts/text-area.tsx';

type Why = 'CANDIDATE' | 'PANEL' | 'OTHER';

const WAYS: { value: Why; text: string }[] = [
  { value: 'CANDIDATE', text: 'The candidate did not come' },
  { value: 'PANEL', text: 'The panel could not come' },
  { value: 'OTHER', text: 'I was not there, or it ended at once' },
];

/** The way out for an interview that did not take place: a no-show for all, or just no scorecard from this reader. */
export function NotHeld({ sync }: { sync: DraftSync }) {
  const { token, view, tell, refresh } = useLink();
  const { isBusy, run } = useAct();
  const [isAsked, setAsked] = useState(false);
  const [why, setWhy] = useState<Why>('CANDIDATE');
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const ways = view.allowedActions.includes('noShow') ? WAYS : WAYS.slice(2);
  const chosen = ways.some(({ value }) => value === why) ? why : 'OTHER';

  const dismiss = async () => {
    if (text.trim() === '') return setError('Say why no scorecard will come');
    const failure = await finish(sync, { state: 'DISMISSED', dismissReason: text });
    setAsked(false);
    if (!failure) return tell.done(MESSAGES.bookings.feedback.success);
    tell.failed(MESSAGES.bookings.feedback.failure, failure);
    if (failure.code !== 'NETWORK') await refresh();
  };
  const confirm = async () => {
    if (chosen === 'OTHER') return dismiss();
    const body = { noShowBy: chosen, comments: text, version: view.version };
    await run(callApi(markNoShowByLink, { body }, { token }), MESSAGES.bookings.noShow);
    setAsked(false);
  };
  return (
    <div className="inside line-above">
      <button type="button" className="link-button" onClick={() => setAsked(true)}>
        The interview did not take place…
      </button>
      {isAsked && (
        <Ask
          title="The interview did not take place?"
          confirm={chosen === 'OTHER' ? 'No scorecard from me' : 'Note the no-show'}
          keep="Go back"
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        >
          <fieldset className="ways">
            <legend>What happened</legend>
            {ways.map(({ value, text: label }) => (
              <label key={value}>
                <input type="radio" name="why" checked={chosen === value} onChange={() => setWhy(value)} />
                {label}
              </label>
            ))}
          </fieldset>
          <p>
            {chosen === 'OTHER'
              ? 'The meeting stays as it is. The recruiter reads your reason and waits for no scorecard from you.'
              : 'The meeting becomes a no-show for everyone. It can be undone.'}
          </p>
          <TextArea
            label={chosen === 'OTHER' ? 'Reason' : 'Comment (if you like)'}
            error={error}
            value={text}
            rows={2}
            maxLength={500}
            onChange={(value) => {
              setText(value);
              setError('');
            }}
          />
        </Ask>
      )}
    </div>
  );
}
