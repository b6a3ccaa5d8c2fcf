import type { Failure } from '@slotwise/contract/failures';
import { Note } from './note.tsx';

/** Who is in the way of the chosen time, and what may be done about it. */
export function ConflictNote({ failure }: { failure: Failure }) {
  return (
    <Note tone="error" title="This time is taken">
      <ul>
        {failure.message.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p>Choose another time, or make a busy panelist optional. Everything you typed is kept.</p>
    </Note>
  );
}
