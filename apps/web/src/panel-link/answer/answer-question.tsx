import { answerByLink } from '@slotwise/contract/bookings/answers.endpoints';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState } from 'react';
import { spanText, weekdayText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { callApi } from '#api/call-api.ts';
import { useLink } from '../link/link-context.ts';
import { useAct } from '../link/use-act.ts';
import { Ask } from '../parts/ask.tsx';
import { ANSWER } from './answer.texts.ts';

type Props = { answer: 'ACCEPTED' | 'DECLINED'; onClose: () => void };

/** Asks once before an answer counts, with the time it is about. */
export function AnswerQuestion({ answer, onClose }: Props) {
  const { token, view } = useLink();
  const { isBusy, run } = useAct();
  const [comments, setComments] = useState('');
  const isYes = answer === 'ACCEPTED';
  const confirm = async () => {
    const body = { answer, comments, version: view.version };
    if (await run(callApi(answerByLink, { body }, { token }), BOOKING_MESSAGES.answer)) onClose();
  };
  return (
    <Ask
      title={(isYes ? ANSWER.askAccept : ANSWER.askDecline)({ name: view.candidate.candidateName })}
      confirm={isYes ? ANSWER.accept() : ANSWER.decline()}
      keep={ANSWER.notNow()}
      isDanger={!isYes}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <OwnTime />
      {!isYes && <p>{ANSWER.findsOther({ recruiter: view.recruiterName })}</p>}
      <TextArea
        label={isYes ? ANSWER.noteTo({ recruiter: view.recruiterName }) : ANSWER.why()}
        value={comments}
        rows={2}
        maxLength={1000}
        onChange={setComments}
      />
    </Ask>
  );
}

/** The time of the meeting on the reader's own clock. */
export function OwnTime() {
  const { meetingInfo, me } = useLink().view;
  const zone = me.timeZone || meetingInfo.timeZone;
  const [start, end] = [Date.parse(meetingInfo.startTime), Date.parse(meetingInfo.endTime)];
  const from = wallTimeAt(start, zone);
  return (
    <p>
      <span className="strong">{spanText(from, wallTimeAt(end, zone))}</span>
      <br />
      {ANSWER.onDay({ weekday: weekdayText(from), zone: zoneLabel(zone, start) })}
    </p>
  );
}
