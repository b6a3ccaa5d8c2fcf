import type { readJobFile as endpoint } from '@slotwise/contract/deepgaze/job-fit.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { buffer } from 'node:stream/consumers';
import type { Context, Session } from '#context.ts';
import { inTurn } from '../questions/in-turn.service.ts';
import { requireReader } from '#features/files/file-access.service.ts';
import { openFile } from '#features/files/files.service.ts';
import { invalidField } from '#lib/app-error.ts';

/** The job fields read from an unattached upload of the caller's. VALIDATION_FAILED if it cannot be read. */
export async function readJobFile(
  context: Context,
  session: Session,
  documentId: string,
  gone?: AbortSignal,
): Promise<ResponseOf<typeof endpoint>> {
  const { vendorId } = session;
  await requireReader(context, session, documentId, []);
  // A separate queue: a slow file delays no one's question.
  const turns = { questionThreads: context.fileReader };
  const read = await inTurn(turns, vendorId, gone, async () => {
    const { bytes } = await openFile(context, vendorId, documentId);
    return context.fileReader.readJob(await buffer(bytes));
  });
  if ('unread' in read) throw invalidField('documentId', read.unread.reason);
  return { status: 'success', data: read.filled };
}
