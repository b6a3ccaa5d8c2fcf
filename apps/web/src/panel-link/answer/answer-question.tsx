import { useState } from 'react';
import { spanText, weekdayText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { useLink } from '../link/link-context.ts';
import { Ask } from '../parts/ask.tsx';
import { AcceptNote } from './accept-note.tsx';
import { ANSWER } from './answer.texts.ts';
import { useGiveAnswer } from './use-give-answer.ts';

type Props = { answer: 'ACCEPTED' | 'DECLINED'; onClose: () => void };

/** Asks once before an answer counts that was chosen in the mail or is a no, and shows the time it is about. */
export function AnswerQuestion({ answer, onClose }: Props) {
  const { view } = useLink();
  const { isBusy, give } = useGiveAnswer();
  const [comments, setComments] = useState<string | null>(null);
  const isYes = answer === 'ACCEPTED';
  const confirm = async () => {
    if (await give(answer, comments ?? '')) onClose();
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
      {isYes ? (
        <AcceptNote note={comments} onChange={setComments} />
      ) : (
        <>
          <p>{ANSWER.findsOther({ recruiter: view.recruiterName })}</p>
          <TextArea
            label={ANSWER.why()}
            value={comments ?? ''}
            rows={2}
            maxLength={1000}
            onChange={setComments}
          />
        </>
      )}
    </Ask>
  );
}

/** The time of the meeting in the reader's own zone. */
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
