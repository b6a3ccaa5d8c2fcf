import * as changes from '@slotwise/contract/panelists/panelist-changes.endpoints';
import {
  getOwnPanelist as ownPanelist,
  listPanelists,
} from '@slotwise/contract/panelists/panelists.endpoints';
import type { Routes } from '#http/routes.ts';
import { getOwnPanelist, listOwnPanelists } from './panelists.service.ts';
import * as roster from './roster.service.ts';
import { type Meetings, updatePanelist } from './change-panelist.service.ts';
import { resendInvitation } from './invite-panelist.service.ts';

export function panelistsRoutes({ context, serve }: Routes, meetings: Meetings) {
  serve(listPanelists, ({ query }, session) => listOwnPanelists(context, session, query));
  serve(ownPanelist, (_request, session) => getOwnPanelist(context, session));
  serve(changes.createPanelist, ({ body }, session, call) =>
    roster.createPanelist(context, session, body, call),
  );
  serve(changes.updatePanelist, ({ body }, session) => updatePanelist(context, session, body, meetings));
  serve(changes.resendPanelistInvitation, ({ params }, session) =>
    resendInvitation(context, session, params.id),
  );
}
