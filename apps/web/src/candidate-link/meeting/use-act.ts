import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { useMeeting } from './meeting-context.ts';

type Answer = { status: 'success'; data: CandidateMeeting } | Failure;

/** Refusals after which the meeting on the screen is out of date. */
const IS_OTHER = ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'LINK_EXPIRED', 'NOT_FOUND', 'RESCHEDULE_LIMIT'];

/** Runs an action that returns the meeting, and shows it. The caller keeps what was typed, so a refusal loses nothing. */
export function useAct() {
  const { show, refresh } = useMeeting();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(call: Promise<Answer>): Promise<Failure | null> {
    setBusy(true);
    setFailure(null);
    const answer = await call;
    if (isFailure(answer)) {
      setFailure(answer);
      if (IS_OTHER.includes(answer.code)) await refresh();
    } else show(answer.data);
    setBusy(false);
    return isFailure(answer) ? answer : null;
  }
  return { isBusy, failure, run };
}
