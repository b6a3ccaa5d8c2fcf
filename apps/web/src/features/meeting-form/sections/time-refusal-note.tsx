import type { Failure } from '@slotwise/contract/failures';
import * as z from 'zod/mini';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { TextButton } from '#ui/text/text-button.tsx';
import { Note } from './note.tsx';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = { failure: Failure; onChoose: (time: { date: string; start: string }) => void };

const suggestionsSchema = z.object({ suggestions: z.array(z.object({ wallTime: z.string() })) });

/** Why the server refused a meeting's time, and what can be done about it. Renders nothing for other refusals. */
export function TimeRefusalNote({ failure, onChoose }: Props) {
  const messages = (
    <ul className="bullets">
      {failure.message.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
  if (failure.code === 'SLOT_CONFLICT') {
    return (
      <Note tone="error" title={MEETING_FORM.taken()}>
        {messages}
        <p>{MEETING_FORM.takenHint()}</p>
      </Note>
    );
  }
  if (failure.code === 'TIME_IN_PAST') {
    return (
      <Note tone="error" title={MEETING_FORM.over()}>
        {messages}
      </Note>
    );
  }
  if (failure.code !== 'TIME_DOES_NOT_EXIST') return null;
  return (
    <Note tone="error" title={MEETING_FORM.skipped()}>
      {messages}
      <Suggestions failure={failure} onChoose={onChoose} />
    </Note>
  );
}

function Suggestions({ failure, onChoose }: Props) {
  const { suggestions = [] } = suggestionsSchema.safeParse(failure.details).data ?? {};
  if (suggestions.length === 0) return null;
  return (
    <p>
      {MEETING_FORM.choose()}{' '}
      {suggestions.map(({ wallTime }, i) => {
        const [date = '', start = ''] = wallTime.split('T');
        return (
          <span key={wallTime}>
            {i > 0 && ' · '}
            <TextButton onClick={() => onChoose({ date, start })}>{printWallTime(wallTime)}</TextButton>
          </span>
        );
      })}
    </p>
  );
}
