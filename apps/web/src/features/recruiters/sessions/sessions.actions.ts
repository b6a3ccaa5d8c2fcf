import { MESSAGES } from '@slotwise/contract/messages';
import { endOwnSession } from '@slotwise/contract/recruiters/sessions/sessions.endpoints';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** Logs out somewhere else: the one session, or every other one where none is named. */
export const endSession = (sessionId?: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.sessions.end, () =>
    callApi(endOwnSession, { query: sessionId ? { sessionId } : {} }),
  );
