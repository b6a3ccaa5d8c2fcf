import type { takeCandidate as endpoint } from '@slotwise/contract/deepgaze/resumes.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { copyHeldFile } from '#features/files/copy-files.service.ts';
import { AppError } from '#lib/app-error.ts';
import { getResume } from './resumes.service.ts';
import { toCandidateDetails, buildProvenance } from './take-candidate.mapper.ts';

/** Makes a resume a candidate. The file is copied to an upload of the caller's, deleted after a day if unused. */
export async function takeCandidate(
  context: Context,
  session: Session,
  resumeId: string,
): Promise<ResponseOf<typeof endpoint>> {
  const row = await asVendor(context.db, session.vendorId, (tx) => getResume(tx, resumeId));
  if (!row.document_id) throw new AppError('NOT_FOUND');
  const copy = await copyHeldFile(context, session, row.document_id);
  const candidateDetails = toCandidateDetails(row, {
    resumeDocumentId: copy.documentId,
    now: context.clock.now(),
  });
  return {
    status: 'success',
    data: {
      candidateDetails,
      fieldProvenance: buildProvenance(row, candidateDetails),
      resume: { documentId: copy.documentId, fileName: copy.fileName, size: copy.size },
      jdId: row.job_id,
    },
  };
}
