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
import { recordAnswer } from '#features/responses/answer-meeting.service.ts';
import { addComments } from '#features/collaboration/add-comments.service.ts';
import { approve, reject } from '#features/evaluation/decide.service.ts';
import { markNoShow } from '#features/scheduling/mark-no-show.service.ts';
import { withLinkUrl } from './panel-page.mapper.ts';
import * as page from './panel-page.service.ts';

/** `holders` say which files the meeting and its scorecards hold for the link's holder. */
export function panelPageRoutes(app: FastifyInstance, context: Context, holders: readonly Holder[]) {
  serveLink(app, context, endpoints.openPanelLink, (_request, actor) => page.openPanelLink(context, actor));
  serveLink(app, context, answerByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) =>
      recordAnswer(context, tx, { ...body, bookingId, email: actor.email, source: 'LINK', actor }),
    ),
  );
  serveLink(app, context, endpoints.giveFeedbackByLink, ({ body }, actor) =>
    page.giveFeedbackByLink(context, actor, body),
  );
  serveLink(app, context, endpoints.approveByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) => approve(context, tx, actor, { ...body, bookingId })),
  );
  serveLink(app, context, endpoints.rejectByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) => reject(context, tx, actor, { ...body, bookingId })),
  );
  serveLink(app, context, endpoints.markNoShowByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) => markNoShow(context, tx, actor, { ...body, bookingId })),
  );
  serveLink(app, context, endpoints.addCommentsByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) =>
      addComments(context, tx, actor, { ...body, bookingId }),
    ),
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
