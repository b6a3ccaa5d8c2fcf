import { markNoShowByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState } from 'react';
import { finish, type DraftSync } from '../draft/sync-draft.ts';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { Ask } from '../parts/ask.tsx';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { OWN_CARD } from './own-card.texts.ts';

type Why = 'CANDIDATE' | 'PANEL' | 'OTHER';

const WAYS: { value: Why; text: () => string }[] = [
  { value: 'CANDIDATE', text: OWN_CARD.noCandidate },
  { value: 'PANEL', text: OWN_CARD.noPanel },
  { value: 'OTHER', text: OWN_CARD.other },
];

/** For an interview that did not take place: a no-show for all, or just no scorecard from this reader. */
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
    if (text.trim() === '') return setError(OWN_CARD.whyNone());
    const failure = await finish(sync, { state: 'DISMISSED', dismissReason: text });
    setAsked(false);
    if (!failure) return tell.done(BOOKING_MESSAGES.feedback.success);
    tell.failed(BOOKING_MESSAGES.feedback.failure, failure);
    if (failure.code !== 'NETWORK') await refresh();
  };
  const confirm = async () => {
    if (chosen === 'OTHER') return dismiss();
    const body = { noShowBy: chosen, comments: text, version: view.version };
    await run(callApi(markNoShowByLink, { body }, { token }), BOOKING_MESSAGES.noShow);
    setAsked(false);
  };
  return (
    <div className="inside line-above">
      <button type="button" className="link-button" onClick={() => setAsked(true)}>
        {OWN_CARD.notHeld()}
      </button>
      {isAsked && (
        <Ask
          title={OWN_CARD.askNotHeld()}
          confirm={chosen === 'OTHER' ? OWN_CARD.noneFromMe() : OWN_CARD.markNoShow()}
          keep={OWN_CARD.goBack()}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        >
          <fieldset className="ways">
            <legend>{OWN_CARD.what()}</legend>
            {ways.map(({ value, text: label }) => (
              <label key={value}>
                <input type="radio" name="why" checked={chosen === value} onChange={() => setWhy(value)} />
                {label()}
              </label>
            ))}
          </fieldset>
          <p>{chosen === 'OTHER' ? OWN_CARD.staysOpen() : OWN_CARD.becomesNoShow()}</p>
          <TextArea
            label={chosen === 'OTHER' ? OWN_CARD.reason() : OWN_CARD.comment()}
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
