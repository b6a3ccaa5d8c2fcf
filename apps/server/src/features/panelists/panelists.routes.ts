import * as changes from '@slotwise/contract/panelists/panelist-changes.endpoints';
import {
  getOwnPanelist as ownPanelist,
  listPanelists,
} from '@slotwise/contract/panelists/panelists.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { getOwnPanelist, listOwnPanelists } from './panelists.service.ts';
import * as roster from './roster.service.ts';
import { type Meetings, updatePanelist } from './change-panelist.service.ts';
import { resendInvitation } from './invite-panelist.service.ts';

export function panelistsRoutes(app: FastifyInstance, context: Context, meetings: Meetings) {
  serve(app, context, listPanelists, ({ query }, session) => listOwnPanelists(context, session, query));
  serve(app, context, ownPanelist, (_request, session) => getOwnPanelist(context, session));
  serve(app, context, changes.createPanelist, ({ body }, session, call) =>
    roster.createPanelist(context, session, body, call),
  );
  serve(app, context, changes.updatePanelist, ({ body }, session) =>
    updatePanelist(context, session, body, meetings),
  );
  serve(app, context, changes.resendPanelistInvitation, ({ params }, session) =>
    resendInvitation(context, session, params.id),
  );
}
