import type { Failure } from '@slotwise/contract/failures';
import { useMeeting } from './meeting-context.ts';
import { WriteTo } from './write-to.tsx';
import { MEETING } from './meeting.texts.ts';

const WORDS: Record<string, () => string> = {
  NETWORK: MEETING.noConnection,
  VERSION_CONFLICT: MEETING.changed,
};

/** Why the last button press did nothing, and what to do. */
export function Refusal({ failure }: { failure: Failure | null }) {
  const { meeting } = useMeeting();
  return (
    <div role="alert" className="live">
      {failure && (
        <div className="notice">
          <p>{WORDS[failure.code]?.() ?? failure.message.join(' ')}</p>
          {failure.code === 'INTERNAL' && <WriteTo meeting={meeting} />}
        </div>
      )}
    </div>
  );
}
