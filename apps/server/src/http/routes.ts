import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import * as guards from './authenticate.ts';
import { serveCalendars } from './serve-calendar.ts';
import { serveDownloadBehind } from './serve-download.ts';
import { serveUploadBehind } from './serve-upload.ts';
import { serveBehind, serveInTx, serveToAll } from './serve.ts';

/** What a feature serves its endpoints with, by who may call them. */
export type Routes = ReturnType<typeof createRoutes>;

export function createRoutes(app: FastifyInstance, context: Context) {
  const serve = serveBehind(app, context, guards.guardSession);
  return {
    app,
    context,
    /** For logged-in people whose role has the permission. */
    serve,
    serveTx: serveInTx(serve, context),
    serveUpload: serveUploadBehind(app, context, guards.guardSession),
    serveDownload: serveDownloadBehind(app, context, guards.guardSession),
    /** For the holder of a panelist's mailed link, who sends its token instead of a session's. */
    serveLink: serveBehind(app, context, guards.guardPanelLink),
    serveLinkUpload: serveUploadBehind(app, context, guards.guardPanelLink),
    serveLinkDownload: serveDownloadBehind(app, context, guards.guardPanelLink),
    /** For the holder of a link that asks a candidate a question. */
    serveCandidateLink: serveBehind(app, context, guards.guardQuestionLink),
    /** For the holder of a link to a candidate's meeting page. */
    serveMeetingLink: serveBehind(app, context, guards.guardMeetingLink),
    serveMeetingLinkDownload: serveDownloadBehind(app, context, guards.guardMeetingLink),
    /** For everyone. */
    servePublic: serveToAll(app),
    servePublicDownload: serveDownloadBehind(app, context, guards.guardNothing),
    serveCalendar: serveCalendars(app),
  };
}
