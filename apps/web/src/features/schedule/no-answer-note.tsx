import { Note } from '#features/meeting-form/sections/note.tsx';
import { SCHEDULE } from './schedule.texts.ts';

/** After a request whose answer was lost: what is known, and that retrying does no harm. */
export function NoAnswerNote() {
  return (
    <Note tone="error" title={SCHEDULE.noAnswer()}>
      <p>{SCHEDULE.noAnswerHint()}</p>
    </Note>
  );
}
