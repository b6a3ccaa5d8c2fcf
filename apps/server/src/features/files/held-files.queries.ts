import type { VendorDb } from '#db/tenancy.ts';

const HOLDING = [
  'booking_document',
  'feedback_attachment',
  'job_document',
  'vendor_document',
  'deepgaze_file',
] as const;

/** Locks these files against being attached or released until the transaction ends. */
export async function lockFiles(tx: VendorDb, documentIds: string[]) {
  if (documentIds.length === 0) return;
  await tx
    .selectOwn('file', { document_id: documentIds })
    .select('document_id')
    .orderBy('document_id')
    .forUpdate()
    .execute();
}

/** Those of these files still used by a booking, a scorecard, a job, a vendor's page or a zip of resumes. */
export async function listHeldFiles(tx: VendorDb, documentIds: string[]): Promise<Set<string>> {
  const held = (table: (typeof HOLDING)[number]) =>
    tx
      .selectOwn(table, { document_id: documentIds })
      .select((row) => row.ref('document_id').$notNull().as('document_id'));
  const [first, ...others] = HOLDING;
  const rows = await others.reduce((all, table) => all.union(held(table)), held(first)).execute();
  return new Set(rows.map((row) => row.document_id));
}
