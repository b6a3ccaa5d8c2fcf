import { answerByLink } from '@slotwise/contract/bookings/answers.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { Ask } from '../parts/ask.tsx';
import { OwnTime } from './answer-question.tsx';
import { EMPTY_SPAN, findFault, suitedSpan, type SpanDraft } from './proposed-spans.ts';
import { SpanFields } from './span-fields.tsx';
import { ANSWER } from './answer.texts.ts';

/** Asks for times that would suit better, in the reader's own zone. The present time stays until it is moved. */
export function ProposeQuestion({ onClose }: { onClose: () => void }) {
  const { token, view } = useLink();
  const { meetingInfo, me, recruiterName } = view;
  const { isBusy, run } = useAct();
  const now = useNow();
  const [spans, setSpans] = useState<SpanDraft[]>([EMPTY_SPAN]);
  const [comments, setComments] = useState('');
  const [isAway, setAway] = useState(me.rsvp === 'DECLINED');
  const [isChecked, setChecked] = useState(false);
  const zone = me.timeZone || meetingInfo.timeZone;
  const minutes = (Date.parse(meetingInfo.endTime) - Date.parse(meetingInfo.startTime)) / 60_000;
  const faults = spans.map((span) => findFault(span, zone, now));

  const confirm = async () => {
    setChecked(true);
    if (faults.some(Boolean)) return;
    const answer = isAway ? ('DECLINED' as const) : ('TENTATIVE' as const);
    const proposals = spans.map((span) => suitedSpan(span, zone));
    const body = { answer, comments, proposals, version: view.version };
    if (await run(callApi(answerByLink, { body }, { token }), BOOKING_MESSAGES.proposeTimes)) onClose();
  };
  const change = (at: number, to: SpanDraft) => setSpans(spans.map((span, i) => (i === at ? to : span)));
  return (
    <Ask
      title={ANSWER.proposeTitle()}
      confirm={ANSWER.propose()}
      keep={ANSWER.notNow()}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <OwnTime />
      <p>{ANSWER.stands({ recruiter: recruiterName })}</p>
      <p className="hint">{ANSWER.ownClock({ zone: zoneCity(zone) })}</p>
      {spans.map((span, at) => (
        <SpanFields
          // Rows differ only by index: they have nothing else to identify them.
          key={at}
          place={at + 1}
          span={span}
          minutes={minutes}
          error={isChecked ? faults[at] : undefined}
          onChange={(to) => change(at, to)}
          onRemove={spans.length > 1 ? () => setSpans(spans.filter((_, i) => i !== at)) : undefined}
        />
      ))}
      {spans.length < LIMITS.proposedSlotsMax && (
        <button type="button" className="link-button" onClick={() => setSpans([...spans, EMPTY_SPAN])}>
          {ANSWER.addTime()}
        </button>
      )}
      <label className="check">
        <input type="checkbox" checked={isAway} onChange={() => setAway(!isAway)} />
        {ANSWER.cannot()}
      </label>
      <TextArea label={ANSWER.note()} value={comments} rows={2} maxLength={1000} onChange={setComments} />
    </Ask>
  );
}
