import * as endpoints from '@slotwise/contract/files/files.endpoints';
import type { Context, Session } from '#context.ts';
import type { Upload } from '#http/serve-upload.ts';
import type { Routes } from '#http/routes.ts';
import { requireReader, type Holder } from './file-access.service.ts';
import { toStoredAnswer } from './files.mapper.ts';
import { openFile, storeUpload } from './files.service.ts';
import { issueTicket, redeemTicket } from './tickets.service.ts';

type Rules = {
  /** Each checks whether a record that the caller may read contains the file; one yes is enough. */
  holders: readonly Holder[];
  /** The role in which the caller reads another organization's file; throws if the two are not associated. */
  guestAt: (context: Context, session: Session, vendorId: string) => Promise<Session>;
};

export function filesRoutes(
  { context, serve, serveUpload, serveDownload, servePublicDownload }: Routes,
  { holders, guestAt }: Rules,
) {
  const store = async (upload: Upload, session: Session) =>
    toStoredAnswer(await storeUpload(context, session, upload));

  serveUpload(endpoints.uploadFile, (_request, upload, session) => store(upload, session));
  serveUpload(endpoints.uploadRawFile, (_request, upload, session) => store(upload, session));

  const getReader = async (session: Session, documentId: string, owner: string | undefined) => {
    const reader = owner ? await guestAt(context, session, owner) : session;
    await requireReader(context, reader, documentId, holders);
    return reader;
  };
  serveDownload(endpoints.downloadFile, async ({ params, query }, session) => {
    const { vendorId } = await getReader(session, params.documentId, query.owner);
    return openFile(context, vendorId, params.documentId);
  });
  serve(endpoints.createDownloadTicket, async ({ params, query }, session) => {
    const { vendorId } = await getReader(session, params.documentId, query.owner);
    const url = await issueTicket(context, vendorId, params.documentId);
    return { status: 'success' as const, url };
  });
  servePublicDownload(endpoints.redeemDownloadTicket, async ({ params }) => {
    const { vendorId, documentId } = await redeemTicket(context, params.ticket);
    return openFile(context, vendorId, documentId);
  });
}
