import * as membersEndpoints from '@slotwise/contract/recruiters/members.endpoints';
import * as sessionsEndpoints from '@slotwise/contract/recruiters/sessions.endpoints';
import * as emailChangeEndpoints from '@slotwise/contract/recruiters/email-change.endpoints';
import * as endpoints from '@slotwise/contract/recruiters/recruiters.endpoints';
import * as sessions from '#features/auth/sessions.service.ts';
import type { Routes } from '#http/routes.ts';
import * as emailChange from './email-change.service.ts';
import * as members from './members.service.ts';
import { addMember, resendInvitation } from './invite-member.service.ts';
import { listMembers } from './list-members.service.ts';
import * as recruiters from './recruiters.service.ts';

export function recruitersRoutes({ context, serve, serveTx, servePublic }: Routes): void {
  serve(endpoints.getRecruiter, ({ query }, session) =>
    recruiters.getRecruiter(context, session, query.userId),
  );
  serve(endpoints.updateRecruiter, ({ body }, session, call) =>
    recruiters.updateRecruiter(context, session, body, call),
  );
  serve(membersEndpoints.listMembers, ({ query }, session) => listMembers(context, session, query));
  serve(membersEndpoints.addMember, async ({ body }, session, call) => {
    const added = await addMember(context, session, body, call);
    call.note?.({ event: 'member-invited', subjectId: added.userId });
    return added;
  });
  serve(membersEndpoints.removeMember, async ({ query, body }, session, { note }) => {
    const removed = await members.removeMember(context, session, query, body);
    note?.({ event: 'member-removed', subjectId: removed.userId });
    return removed;
  });
  serveTx(membersEndpoints.resendMemberInvitation, (tx, { params }, session) =>
    resendInvitation(context, tx, session, params.id),
  );
  serveTx(sessionsEndpoints.listOwnSessions, (tx, _request, session, call) =>
    sessions.listOwnSessions(context, tx, session, call),
  );
  serve(sessionsEndpoints.endOwnSession, ({ query, body }, session, call) =>
    sessions.endOwnSession(context, session, { ...query, ...body }, call),
  );
  servePublic(emailChangeEndpoints.confirmEmail, ({ body }, call) =>
    emailChange.confirmEmail(context, body.token, call),
  );
}
