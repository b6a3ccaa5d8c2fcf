import { Note } from '#features/meeting-form/sections/note.tsx';

/** After a request whose answer was lost: what is known, and that trying again does no harm. */
export function NoAnswerNote() {
  return (
    <Note tone="error" title="The server did not answer">
      <p>
        Nothing you typed is lost. Press Schedule again as soon as you are connected: that is safe, the same
        meeting is never booked twice.
      </p>
    </Note>
  );
}
