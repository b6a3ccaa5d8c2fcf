import * as endpoints from '@slotwise/contract/files/files.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context, Session } from '#context.ts';
import { serveDownload, servePublicDownload } from '#http/serve-download.ts';
import { serveUpload, type Upload } from '#http/serve-upload.ts';
import { serve } from '#http/serve.ts';
import { requireReader, type Holder } from './access/access.service.ts';
import { storedAnswerOf } from './files.mapper.ts';
import { openFile, storeUpload } from './files.service.ts';
import { issueTicket, redeemTicket } from './tickets/tickets.service.ts';

/** `holders` are asked whether a record that the caller may read holds the file; one yes is enough. */
export function filesRoutes(app: FastifyInstance, context: Context, holders: readonly Holder[]) {
  const store = async (upload: Upload, session: Session) =>
    storedAnswerOf(await storeUpload(context, session, upload));

  serveUpload(app, context, endpoints.uploadFile, (_request, upload, session) => store(upload, session));
  serveUpload(app, context, endpoints.uploadRawFile, (_request, upload, session) => store(upload, session));

  serveDownload(app, context, endpoints.downloadFile, async ({ params }, session) => {
    await requireReader(context, session, params.documentId, holders);
    return openFile(context, session.vendorId, params.documentId);
  });
  serve(app, context, endpoints.createDownloadTicket, async ({ params }, session) => {
    await requireReader(context, session, params.documentId, holders);
    const url = await issueTicket(context, session.vendorId, params.documentId);
    return { status: 'success' as const, url };
  });
  servePublicDownload(app, endpoints.redeemDownloadTicket, async ({ params }) => {
    const { vendorId, documentId } = await redeemTicket(context, params.ticket);
    return openFile(context, vendorId, documentId);
  });
}
