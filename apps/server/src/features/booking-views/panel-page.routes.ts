import { answerByLink } from '@slotwise/contract/bookings/answers.endpoints';
import * as endpoints from '@slotwise/contract/bookings/panel-links.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { requireReader, type Holder } from '#features/files/file-access.service.ts';
import { openFile, storeUpload } from '#features/files/files.service.ts';
import { issueTicket } from '#features/files/tickets.service.ts';
import { serveLinkDownload } from '#http/serve-download.ts';
import { serveLinkUpload } from '#http/serve-upload.ts';
import { serveLink } from '#http/serve.ts';
import { withLinkUrl } from './panel-page.mapper.ts';
import * as page from './panel-page.service.ts';

/** `holders` say which files the meeting and its scorecards hold for the link's holder. */
export function panelPageRoutes(app: FastifyInstance, context: Context, holders: readonly Holder[]) {
  serveLink(app, context, endpoints.openPanelLink, (_request, actor) => page.openPanelLink(context, actor));
  serveLink(app, context, answerByLink, ({ body }, actor) => page.answerByLink(context, actor, body));
  serveLink(app, context, endpoints.giveFeedbackByLink, ({ body }, actor) =>
    page.giveFeedbackByLink(context, actor, body),
  );
  serveLink(app, context, endpoints.approveByLink, ({ body }, actor) =>
    page.approveByLink(context, actor, body),
  );
  serveLink(app, context, endpoints.rejectByLink, ({ body }, actor) =>
    page.rejectByLink(context, actor, body),
  );
  serveLink(app, context, endpoints.markNoShowByLink, ({ body }, actor) =>
    page.markNoShowByLink(context, actor, body),
  );
  serveLink(app, context, endpoints.addCommentsByLink, ({ body }, actor) =>
    page.addCommentsByLink(context, actor, body),
  );
  fileRoutes(app, context, holders);
}

function fileRoutes(app: FastifyInstance, context: Context, holders: readonly Holder[]) {
  serveLinkUpload(app, context, endpoints.uploadFileByLink, async (_request, upload, actor) => {
    const data = withLinkUrl(await storeUpload(context, actor, upload));
    return { status: 'success' as const, ...data, data };
  });
  serveLinkDownload(app, context, endpoints.downloadFileByLink, async ({ params }, actor) => {
    await requireReader(context, actor, params.documentId, holders);
    return openFile(context, actor.vendorId, params.documentId);
  });
  serveLink(app, context, endpoints.createTicketByLink, async ({ params }, actor) => {
    await requireReader(context, actor, params.documentId, holders);
    const url = await issueTicket(context, actor.vendorId, params.documentId);
    return { status: 'success' as const, url };
  });
}
