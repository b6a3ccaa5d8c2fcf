import type { VendorDb } from '#db/tenancy.ts';

/** Makes everybody else who attaches or lets go of one of these files wait until the transaction ends. */
export async function lockFiles(tx: VendorDb, documentIds: string[]) {
  if (documentIds.length === 0) return;
  await tx
    .selectFrom('file')
    .select('document_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds)
    .orderBy('document_id')
    .forUpdate()
    .execute();
}

/** Those of these files that a booking, a scorecard, a job, a vendor's page or a zip of resumes still holds. */
export async function listHeldFiles(tx: VendorDb, documentIds: string[]): Promise<Set<string>> {
  const onBookings = tx
    .selectFrom('booking_document')
    .select('document_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds);
  const onScorecards = tx
    .selectFrom('feedback_attachment')
    .select('document_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds);
  const onJobs = tx
    .selectFrom('job_document')
    .select('document_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds);
  const onVendors = tx
    .selectFrom('vendor_document')
    .select('document_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds);
  const inZips = tx
    .selectFrom('deepgaze_file')
    .select((row) => row.ref('document_id').$notNull().as('document_id'))
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds);
  const rows = await onBookings.union(onScorecards).union(onJobs).union(onVendors).union(inZips).execute();
  return new Set(rows.map((row) => row.document_id));
}
