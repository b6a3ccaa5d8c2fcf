import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useState } from 'react';

export type MemberAct = { run: () => Promise<void>; running: boolean; failure: Failure | null };

/** One action of a dialog. `act` shows its own toasts; the failure stays visible after its toast has gone. */
export function useMemberAct<Answer extends object>(
  act: () => Promise<Answer | Failure>,
  onDone: (answer: Answer) => void,
): MemberAct {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async () => {
    setRunning(true);
    const response = await act();
    setRunning(false);
    setFailure(isFailure(response) ? response : null);
    if (!isFailure(response)) onDone(response);
  };
  return { run, running, failure };
}
