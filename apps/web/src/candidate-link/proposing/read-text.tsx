import { readWrittenTimes } from '@slotwise/contract/bookings/candidate-page.endpoints';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { callApi } from '#api/call-api.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { Refusal } from '../meeting/refusal.tsx';
import type { Windows } from './use-windows.ts';
import { PROPOSING } from './proposing.texts.ts';

/** When the candidate can come, in their own words; the text is read and shown back before it counts. */
export function ReadText({ windows }: { windows: Windows }) {
  const { token, timeZone } = useMeeting();
  const { text, setText, notUnderstood } = windows;
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const read = async () => {
    if (isReading) return;
    setProblem(text.trim() ? '' : PROPOSING.writeFirst());
    if (!text.trim()) return;
    setReading(true);
    const answer = await callApi(readWrittenTimes, { body: { text, timeZone } }, { token });
    setReading(false);
    setFailure(isFailure(answer) ? answer : null);
    if (!isFailure(answer)) windows.read(answer.data);
  };
  return (
    <>
      <TextArea
        label={PROPOSING.whenFree()}
        hint={PROPOSING.writeIt()}
        error={problem || undefined}
        value={text}
        rows={2}
        maxLength={500}
        onChange={setText}
      />
      <button type="button" className="button" aria-disabled={isReading} onClick={() => void read()}>
        {isReading ? PROPOSING.reading() : PROPOSING.read()}
      </button>
      <Refusal failure={failure} />
      <div role="status" className="live">
        {notUnderstood.length > 0 && (
          <div className="notice">
            <p>{PROPOSING.notUnderstood()}</p>
            <ul className="plain strong">
              {notUnderstood.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            <p>{PROPOSING.sayAgain()}</p>
          </div>
        )}
      </div>
    </>
  );
}
