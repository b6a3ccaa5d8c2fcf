import { selectUser, type UserState } from './recruiter.slice.ts';

/** What a thunk finds its user in. */
export type GetUser = () => UserState;

/** How a client names itself in what it saves about panelists, members and vendors; the server compares it. */
export function callerFields(getState: GetUser) {
  const { vendorId, userId } = selectUser(getState());
  return { vendorId, submitterId: userId, userId };
}
