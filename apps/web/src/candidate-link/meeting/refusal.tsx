import type { Failure } from '@slotwise/contract/failures';
import { useMeeting } from './meeting-context.ts';
import { WriteTo } from './write-to.tsx';

const WORDS: Record<string, string> = {
  NETWORK: 'There is no connection at the moment. Nothing is lost: try again once you are online.',
  VERSION_CONFLICT: 'The meeting has changed in the meantime. Look at it as it is now, then press once more.',
};

/** Why the last press of a button did nothing, and what to do. */
export function Refusal({ failure }: { failure: Failure | null }) {
  const { meeting } = useMeeting();
  return (
    <div role="alert" className="live">
      {failure && (
        <div className="notice">
          <p>{WORDS[failure.code] ?? failure.message.join(' ')}</p>
          {failure.code === 'INTERNAL' && <WriteTo meeting={meeting} />}
        </div>
      )}
    </div>
  );
}
