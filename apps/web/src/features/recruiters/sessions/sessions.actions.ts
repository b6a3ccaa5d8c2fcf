import { MESSAGES } from '@slotwise/contract/messages';
import { endOwnSession } from '@slotwise/contract/recruiters/sessions.endpoints';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** What to end: one session, or all others if none is named; and the password that proves who asks. */
export type SessionEnding = { sessionId?: string; currentPassword: string };

/** Ends another session. */
export const endSession =
  ({ currentPassword, ...query }: SessionEnding) =>
  (dispatch: AppDispatch) =>
    runAction(dispatch, MESSAGES.sessions.end, () =>
      callApi(endOwnSession, { query, body: { currentPassword } }),
    );
