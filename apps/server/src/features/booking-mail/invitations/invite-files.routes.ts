import * as endpoints from '@slotwise/contract/calendar-feeds/calendar-feeds.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serveDownload, serveLinkDownload } from '#http/serve-download.ts';
import { downloadInvite, downloadInviteByLink } from './invite-files.service.ts';

export function inviteFilesRoutes(app: FastifyInstance, context: Context) {
  serveDownload(app, context, endpoints.downloadInvite, ({ params }, session) =>
    downloadInvite(context, session, params.id.toLowerCase()),
  );
  serveLinkDownload(app, context, endpoints.downloadInviteByLink, (_request, actor) =>
    downloadInviteByLink(context, actor),
  );
}
