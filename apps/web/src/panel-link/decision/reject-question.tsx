import { rejectByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { REJECT_REASON_WORDS } from '@slotwise/contract/words';
import type { RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { Ask } from '../parts/ask.tsx';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { DECISION } from './decision.texts.ts';

/** Asks for the reason before a candidate is rejected, and says who is notified of what. */
export function RejectQuestion({ onClose }: { onClose: () => void }) {
  const { token, view } = useLink();
  const { isBusy, run } = useAct();
  const [code, setCode] = useState<RejectReason | ''>('');
  const [text, setText] = useState('');
  const [shareWithVendor, setShare] = useState('');
  const [error, setError] = useState('');
  const isFlip = view.bookingStatus === 'SELECTED';
  const texts = BOOKING_MESSAGES.reject;
  const name = view.candidate.candidateName;
  const toOthers = useWordsToOthers();

  const confirm = async () => {
    if (code === '') return setError(DECISION.noReason());
    if ((isFlip || code === 'OTHER') && text.trim() === '') return setError(DECISION.noText());
    const body = { reason: { code, text }, shareWithVendor, version: view.version };
    if (await run(callApi(rejectByLink, { body }, { token }), texts)) onClose();
  };
  return (
    <Ask
      title={DECISION.askReject({ name })}
      confirm={isBusy ? texts.progress : DECISION.rejectNow()}
      keep={DECISION.keep()}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {[
          isFlip && DECISION.wasSelected({ name }),
          DECISION.notified({ recruiter: view.recruiterName }),
          toOthers,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="field">
        <label htmlFor="reject-reason">{DECISION.reason()}</label>
        <select
          id="reject-reason"
          value={code}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'reject-error' : undefined}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value as RejectReason | '');
            setError('');
          }}
        >
          <option value="">{DECISION.choose()}</option>
          {Object.entries(REJECT_REASON_WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        {error && (
          <p className="error" id="reject-error" role="alert">
            {error}
          </p>
        )}
      </div>
      <TextArea label={DECISION.more()} value={text} rows={2} maxLength={1000} onChange={setText} />
      {view.isSubmitted && (
        <TextArea
          label={DECISION.vendorText()}
          hint={DECISION.vendorHint()}
          value={shareWithVendor}
          rows={2}
          maxLength={4000}
          onChange={setShare}
        />
      )}
    </Ask>
  );
}

/** A rejection before the meeting's start cancels the meeting, and everyone is notified; the reason stays internal. */
function useWordsToOthers(): string {
  const { meetingInfo } = useLink().view;
  const isAhead = Date.parse(meetingInfo.startTime) > useNow();
  return isAhead ? DECISION.meetingOff() : DECISION.candidateNotNotified();
}
