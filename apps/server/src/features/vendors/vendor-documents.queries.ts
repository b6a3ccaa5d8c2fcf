import type { NewRow, Row, RowChange } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type DocumentRow = Row<'vendor_document'>;
export type NewDocumentRow = NewRow<'vendor_document'>;
type Change = Pick<RowChange<'vendor_document'>, 'kind' | 'visibility'>;

/**
 * The caller's documents and those the other side shared, oldest first; the caller's own organization's without an
 * association.
 */
export const listDocuments = (tx: VendorDb, associationId: string | null) =>
  tx
    .selectFrom('vendor_document')
    .selectAll()
    .where('association_id', associationId === null ? 'is' : '=', associationId)
    .where((where) => where.or([where('vendor_id', '=', tx.vendorId), where('visibility', '=', 'SHARED')]))
    .orderBy('attached_at')
    .orderBy('document_id')
    .execute();

export async function insertDocuments(tx: VendorDb, rows: NewDocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insertOwn('vendor_document', rows).execute();
}

export const updateDocument = (tx: VendorDb, documentId: string, change: Change) =>
  tx.updateOwn('vendor_document', { document_id: documentId }).set(change).execute();

export async function deleteDocuments(tx: VendorDb, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await tx.deleteOwn('vendor_document', { document_id: documentIds }).execute();
}

export const findDocument = (tx: VendorDb, documentId: string) =>
  tx
    .selectOwn('vendor_document', { document_id: documentId })
    .select(['association_id', 'visibility'])
    .executeTakeFirst();
