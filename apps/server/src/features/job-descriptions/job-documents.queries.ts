import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import { hasRows } from '#db/count-rows.ts';
import type { NewRow, RowChange } from '#db/tables/rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

export type JobDocumentRow = Awaited<ReturnType<typeof listJobDocuments>>[number];
type Change = Pick<RowChange<'job_document'>, 'kind' | 'visibility' | 'version'>;

/** The files of these jobs, oldest first; only those with the given visibility, if any. */
export const listJobDocuments = (tx: VendorDb, jdIds: string[], visibility?: Visibility) =>
  tx
    .selectOwn('job_document as document', { jd_id: jdIds })
    .innerJoin('file', (join) => sameVendor(join, 'file.document_id', 'document.document_id'))
    .leftJoin('recruiter', (join) => sameVendor(join, 'recruiter.user_id', 'file.uploaded_by'))
    .selectAll('document')
    .select(['file.file_name', 'file.content_type', 'file.size', 'file.sha256', 'file.uploaded_at'])
    .select('recruiter.display_name as uploader_name')
    .$if(visibility !== undefined, (query) => query.where('document.visibility', '=', visibility ?? 'SHARED'))
    .orderBy('document.attached_at')
    .orderBy('document.document_id')
    .execute();

export async function insertJobDocuments(tx: VendorDb, rows: NewRow<'job_document'>[]) {
  if (rows.length === 0) return;
  await tx.insertOwn('job_document', rows).execute();
}

export const updateJobDocument = (
  tx: VendorDb,
  { jdId, documentId }: { jdId: string; documentId: string },
  change: Change,
) => tx.updateOwn('job_document', { jd_id: jdId, document_id: documentId }).set(change).execute();

export async function deleteJobDocuments(tx: VendorDb, jdId: string, ids: string[]) {
  if (ids.length === 0) return;
  await tx.deleteOwn('job_document', { jd_id: jdId, document_id: ids }).execute();
}

/** Those of these files attached to a job of the organization; with `lock` they stay so until the transaction ends. */
export async function listFilesOnJobs(
  tx: VendorDb,
  ids: string[],
  lock: 'lock' | 'read' = 'read',
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const held = tx.selectOwn('job_document', { document_id: ids }).select('document_id');
  const rows = await (lock === 'lock' ? held.forShare() : held).execute();
  return new Set(rows.map(({ document_id: id }) => id));
}

/** True if the file is for suppliers, on a job of the tenant that is shared with this one. */
export const isSharedWith = (tx: VendorDb, supplierId: VendorId, documentId: string): Promise<boolean> =>
  hasRows(
    tx
      .selectOwn('job_document as document', { document_id: documentId, visibility: 'SHARED' })
      .innerJoin('job', (join) => sameVendor(join, 'job.jd_id', 'document.jd_id'))
      .innerJoin('job_share', (join) => sameVendor(join, 'job_share.jd_id', 'job.jd_id'))
      .innerJoin('association', 'association.association_id', 'job_share.association_id')
      .where('job.jd_status', '<>', 'DRAFT')
      .where('association.vendor_id', '=', tx.vendorId)
      .where('association.supplier_vendor_id', '=', supplierId)
      .where('association.association_status', '=', 'ACTIVE'),
  );
