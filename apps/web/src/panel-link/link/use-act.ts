import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { stepSentence } from './step-sentence.ts';
import { useLink } from './link-context.ts';

type Texts = { success: string; failure: string };
type Answer = { status: 'success'; data: PanelView } | Failure;

/** The changes made before a refused action, in sentences. */
export function findChanges({ code, details }: Failure): string[] {
  const { changes } = (details ?? {}) as { changes?: WorkFlowStep[] };
  return code === 'VERSION_CONFLICT' && Array.isArray(changes) ? [...new Set(changes.map(stepSentence))] : [];
}

/** Runs an action that returns the meeting: shows it and the result, and reads it again after a refusal. */
export function useAct() {
  const { show, refresh, tell } = useLink();
  const [isBusy, setBusy] = useState(false);

  async function run(call: Promise<Answer>, texts: Texts): Promise<boolean> {
    setBusy(true);
    const answer = await call;
    setBusy(false);
    if (!isFailure(answer)) {
      show(answer.data);
      tell.done(texts.success);
      return true;
    }
    tell.failed(texts.failure, answer, findChanges(answer));
    if (answer.code !== 'NETWORK') await refresh();
    return false;
  }
  return { isBusy, run };
}
