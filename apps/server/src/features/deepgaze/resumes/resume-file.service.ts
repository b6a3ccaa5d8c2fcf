import type { readResumeFile as endpoint } from '@slotwise/contract/deepgaze/resumes.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { buffer } from 'node:stream/consumers';
import type { Context, Session } from '#context.ts';
import { requireReader } from '#features/files/file-access.service.ts';
import { openFile } from '#features/files/files.service.ts';
import { invalidField } from '#lib/app-error.ts';
import { inTurn } from '../questions/in-turn.service.ts';
import { toResumeColumns } from '../reading/reading.mapper.ts';
import { toCandidateDetails } from './take-candidate.mapper.ts';

/** The candidate details read from an unattached upload of the caller's. VALIDATION_FAILED if it cannot be read. */
export async function readResumeFile(
  context: Context,
  session: Session,
  documentId: string,
  gone?: AbortSignal,
): Promise<ResponseOf<typeof endpoint>> {
  const { vendorId, phoneCountry } = session;
  await requireReader(context, session, documentId, []);
  const now = context.clock.now();
  const turns = { questionThreads: context.fileReader };
  const read = await inTurn(turns, vendorId, gone, async () => {
    const { bytes, fileName } = await openFile(context, vendorId, documentId);
    return context.fileReader.readResume(await buffer(bytes), { fileName, writtenAt: now, phoneCountry });
  });
  if ('unread' in read) throw invalidField('documentId', read.unread.reason);
  const row = { ...toResumeColumns(read.text, read.facts, now), facts: read.facts.facts };
  return { status: 'success', data: toCandidateDetails(row, { resumeDocumentId: documentId, now }) };
}
