import { settleResemblance } from '@slotwise/contract/deepgaze/resemblances.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** Marks two resumes as known and fine, or shows them again. */
export const settle = (resemblanceId: string, isFine: boolean) => (dispatch: AppDispatch) => {
  const { markFine, showAgain } = MESSAGES.deepgaze;
  return runAction(dispatch, isFine ? markFine : showAgain, () =>
    callApi(settleResemblance, { params: { resemblanceId }, body: { isFine } }),
  );
};
