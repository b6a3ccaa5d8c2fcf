import * as membersEndpoints from '@slotwise/contract/recruiters/members.endpoints';
import * as sessionsEndpoints from '@slotwise/contract/recruiters/sessions.endpoints';
import * as emailChangeEndpoints from '@slotwise/contract/recruiters/email-change.endpoints';
import * as endpoints from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import * as sessions from '#features/auth/sessions.service.ts';
import { serve, servePublic } from '#http/serve.ts';
import * as emailChange from './email-change.service.ts';
import * as members from './members.service.ts';
import { addMember, resendInvitation } from './invite-member.service.ts';
import { listMembers } from './list-members.service.ts';
import * as recruiters from './recruiters.service.ts';

export function recruitersRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, endpoints.getRecruiter, ({ query }, session) =>
    recruiters.getRecruiter(context, session, query.userId),
  );
  serve(app, context, endpoints.updateRecruiter, ({ body }, session, call) =>
    recruiters.updateRecruiter(context, session, body, call),
  );
  serve(app, context, membersEndpoints.listMembers, ({ query }, session) =>
    listMembers(context, session, query),
  );
  serve(app, context, membersEndpoints.addMember, async ({ body }, session, call) => {
    const added = await addMember(context, session, body, call);
    call.note?.({ event: 'member-invited', subjectId: added.userId });
    return added;
  });
  serve(app, context, membersEndpoints.removeMember, async ({ query, body }, session, { note }) => {
    const removed = await members.removeMember(context, session, query, body);
    note?.({ event: 'member-removed', subjectId: removed.userId });
    return removed;
  });
  serve(app, context, membersEndpoints.resendMemberInvitation, ({ params }, session) =>
    resendInvitation(context, session, params.id),
  );
  serve(app, context, sessionsEndpoints.listOwnSessions, (_request, session, call) =>
    sessions.listOwnSessions(context, session, call),
  );
  serve(app, context, sessionsEndpoints.endOwnSession, ({ query, body }, session, call) =>
    sessions.endOwnSession(context, session, { ...query, ...body }, call),
  );
  servePublic(app, emailChangeEndpoints.confirmEmail, ({ body }, call) =>
    emailChange.confirmEmail(context, body.token, call),
  );
}
