import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type DocumentRow = Selectable<Tables['vendor_document']>;
export type NewDocumentRow = Omit<Insertable<Tables['vendor_document']>, 'vendor_id'>;
type Change = Pick<Updateable<Tables['vendor_document']>, 'kind' | 'visibility'>;

/** What the own side filed and the other side shared, oldest first; of the own organization without an association. */
export function listDocuments(tx: VendorDb, associationId: string | null) {
  return tx
    .selectFrom('vendor_document')
    .selectAll()
    .where('association_id', associationId === null ? 'is' : '=', associationId)
    .where((where) => where.or([where('vendor_id', '=', tx.vendorId), where('visibility', '=', 'SHARED')]))
    .orderBy('attached_at')
    .orderBy('document_id')
    .execute();
}

export async function insertDocuments(tx: VendorDb, rows: NewDocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('vendor_document')
    .values(rows.map((row) => ({ ...row, vendor_id: tx.vendorId })))
    .execute();
}

export async function updateDocument(tx: VendorDb, documentId: string, change: Change): Promise<void> {
  await tx
    .updateTable('vendor_document')
    .set(change)
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', '=', documentId)
    .execute();
}

export async function deleteDocuments(tx: VendorDb, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await tx
    .deleteFrom('vendor_document')
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds)
    .execute();
}

/** The own organization's row of this file. */
export function findDocument(tx: VendorDb, documentId: string) {
  return tx
    .selectFrom('vendor_document')
    .select(['association_id', 'visibility'])
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
}
