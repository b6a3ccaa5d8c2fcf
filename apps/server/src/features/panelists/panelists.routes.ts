import * as endpoints from '@slotwise/contract/panelists/panelists.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { getOwnPanelist, listOwnPanelists } from './panelists.service.ts';
import * as roster from './roster.service.ts';
import { type Meetings, updatePanelist } from './change-panelist.service.ts';
import { resendInvitation } from './invite-panelist.service.ts';

export function panelistsRoutes(app: FastifyInstance, context: Context, meetings: Meetings) {
  serve(app, context, endpoints.listPanelists, ({ query }, session) =>
    listOwnPanelists(context, session, query),
  );
  serve(app, context, endpoints.getOwnPanelist, (_request, session) => getOwnPanelist(context, session));
  serve(app, context, endpoints.createPanelist, ({ body }, session, call) =>
    roster.createPanelist(context, session, body, call),
  );
  serve(app, context, endpoints.updatePanelist, ({ body }, session) =>
    updatePanelist(context, session, body, meetings),
  );
  serve(app, context, endpoints.resendPanelistInvitation, ({ params }, session) =>
    resendInvitation(context, session, params.id),
  );
}
