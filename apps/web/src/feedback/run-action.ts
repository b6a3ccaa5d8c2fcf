import { FAILURES, isFailure, type Failure } from '@slotwise/contract/failures';
import type { ActionMessages } from '@slotwise/contract/first-messages';
import type { Dispatch } from '@reduxjs/toolkit';
import { actionEnded, actionStarted } from '#state/actions.slice.ts';
import { notify, type Toast } from './notify.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Runs one user action: overlay and progress toast while it runs, then exactly one success or failure toast. `toOffer`
 * returns the next step the success toast offers.
 */
export async function runAction<Response extends object>(
  dispatch: Dispatch,
  messages: ActionMessages,
  call: () => Promise<Response | Failure>,
  toOffer?: (response: Response) => Toast['offer'],
): Promise<Response | Failure> {
  dispatch(actionStarted());
  const progress = messages.progress ? notify.progress(messages.progress) : undefined;
  try {
    const response = await call().catch(unexpectedFailure);
    if (isFailure(response)) reportFailure(messages, response, progress);
    else if (messages.success)
      notify.success(messages.success, { ends: progress, offer: toOffer?.(response) });
    return response;
  } finally {
    dispatch(actionEnded());
  }
}

const unexpectedFailure = (): Failure => ({
  status: 'error',
  code: 'INTERNAL',
  message: [FAILURES.INTERNAL.message],
});
