import { selectUser, type UserState } from './recruiter.slice.ts';

/** How a thunk gets its user. */
export type GetUser = () => UserState;

/** How a client identifies itself when saving panelists, members and vendors; the server compares it. */
export function callerFields(getState: GetUser) {
  const { vendorId, userId } = selectUser(getState());
  return { vendorId, submitterId: userId, userId };
}
