import type { RequestOf } from '@slotwise/contract/endpoint';
import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import * as membersEndpoints from '@slotwise/contract/recruiters/members.endpoints';
import * as endpoints from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { MemberRole, Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { NewMember } from '@slotwise/contract/recruiters/members.schema';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import { recruiterRead } from '#state/recruiter.slice.ts';
import { callerFields, type GetUser } from '#state/caller-fields.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

export type MemberQuery = NonNullable<RequestOf<typeof membersEndpoints.listMembers>['query']>;

/** Adds a member. The same key makes a repeated call one member. */
export const addMember =
  (member: NewMember, idempotencyKey: string) => (dispatch: AppDispatch, getState: GetUser) =>
    runAction(dispatch, MESSAGES.team.add, () =>
      callApi(
        membersEndpoints.addMember,
        { body: { ...callerFields(getState), ...member } },
        { idempotencyKey },
      ),
    );

export const changeRole = (userId: string, role: MemberRole) => async (dispatch: AppDispatch) => {
  const response = await runAction(dispatch, MESSAGES.team.changeRole, () =>
    callApi(endpoints.updateRecruiter, { body: { userId, role } }),
  );
  if (!isFailure(response)) dispatch(recruiterRead(response.data));
  return response;
};

/**
 * Removes a member and hands over their open meetings. Some proxies drop the body of a DELETE, so the address includes
 * it too.
 */
export const removeMember =
  ({ userId }: Pick<Recruiter, 'userId'>, reassignTo: string) =>
  (dispatch: AppDispatch) => {
    const who = { userId, reassignTo };
    return runAction(dispatch, MESSAGES.team.remove, () =>
      callApi(membersEndpoints.removeMember, { query: who, body: who }),
    );
  };

/** Mails the invitation to an account again; the older link stops working. */
export const resendMemberInvitation = (userId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.team.resendInvitation, () =>
    callApi(membersEndpoints.resendMemberInvitation, { params: { id: userId } }),
  );
