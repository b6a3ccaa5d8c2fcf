import { answerByLink } from '@slotwise/contract/bookings/answers.endpoints';
import * as endpoints from '@slotwise/contract/bookings/panel-links.endpoints';
import { requireReader, type Holder } from '#features/files/file-access.service.ts';
import { openFile, storeUpload } from '#features/files/files.service.ts';
import { issueTicket } from '#features/files/tickets.service.ts';
import { recordAnswer } from '#features/responses/answer-meeting.service.ts';
import { addComments } from '#features/collaboration/add-comments.service.ts';
import { approve, reject } from '#features/evaluation/decide.service.ts';
import { markNoShow } from '#features/scheduling/mark-no-show.service.ts';
import type { Routes } from '#http/routes.ts';
import { withLinkUrl } from './panel-page.mapper.ts';
import * as page from './panel-page.service.ts';

/** `holders` say which files of the meeting and its scorecards the link's holder may get. */
export function panelPageRoutes(
  { context, serveLink, serveLinkUpload, serveLinkDownload }: Routes,
  holders: readonly Holder[],
) {
  serveLink(endpoints.openPanelLink, (_request, actor) => page.openPanelLink(context, actor));
  serveLink(answerByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) =>
      recordAnswer(context, tx, { ...body, bookingId, email: actor.email, source: 'LINK', actor }),
    ),
  );
  serveLink(endpoints.giveFeedbackByLink, ({ body }, actor) => page.giveFeedbackByLink(context, actor, body));
  serveLink(endpoints.approveByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) => approve(context, tx, actor, { ...body, bookingId })),
  );
  serveLink(endpoints.rejectByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) => reject(context, tx, actor, { ...body, bookingId })),
  );
  serveLink(endpoints.markNoShowByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) => markNoShow(context, tx, actor, { ...body, bookingId })),
  );
  serveLink(endpoints.addCommentsByLink, ({ body }, actor) =>
    page.actByLink(context, actor, (tx, bookingId) =>
      addComments(context, tx, actor, { ...body, bookingId }),
    ),
  );
  serveLinkUpload(endpoints.uploadFileByLink, async (_request, upload, actor) => {
    const data = withLinkUrl(await storeUpload(context, actor, upload));
    return { status: 'success' as const, ...data, data };
  });
  serveLinkDownload(endpoints.downloadFileByLink, async ({ params }, actor) => {
    await requireReader(context, actor, params.documentId, holders);
    return openFile(context, actor.vendorId, params.documentId);
  });
  serveLink(endpoints.createTicketByLink, async ({ params }, actor) => {
    await requireReader(context, actor, params.documentId, holders);
    const url = await issueTicket(context, actor.vendorId, params.documentId);
    return { status: 'success' as const, url };
  });
}
