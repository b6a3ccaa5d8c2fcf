import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type FileRow = Selectable<Tables['file']>;

export async function insertFile(tx: VendorDb, row: Omit<Insertable<Tables['file']>, 'vendor_id'>) {
  await tx
    .insertInto('file')
    .values({ ...row, vendor_id: tx.vendorId })
    .execute();
}

/** Makes a file visible whose bytes are kept; undefined where it was swept meanwhile. */
export function storeFile(tx: VendorDb, documentId: string, found: { size: number; sha256: string }) {
  return tx
    .updateTable('file')
    .set({ ...found, state: 'STORED' })
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', '=', documentId)
    .where('state', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst();
}

/** Files that can be read, in no order; with `lock` no one attaches or sweeps them until the transaction ends. */
export function listStoredFiles(tx: VendorDb, documentIds: string[], lock: 'lock' | 'read' = 'read') {
  const files = tx
    .selectFrom('file')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds)
    .where('state', '=', 'STORED')
    .orderBy('document_id');
  return (lock === 'lock' ? files.forUpdate() : files).execute();
}

export async function setAttached(tx: VendorDb, documentIds: string[], attachedAt: Date | null) {
  await tx
    .updateTable('file')
    .set({ attached_at: attachedAt })
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds)
    .where('state', '=', 'STORED')
    .execute();
}

export async function deleteFile(tx: VendorDb, documentId: string) {
  await tx
    .deleteFrom('file')
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', '=', documentId)
    .execute();
}

/** Removes rows whatever holds them, and names their bytes. */
export function deleteFiles(tx: VendorDb, documentIds: string[]) {
  return tx
    .deleteFrom('file')
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds)
    .returning(['storage_key', 'size'])
    .execute();
}

/** The same bytes under the same name, as somebody with an account brought them before. */
export function findSameUpload(
  tx: VendorDb,
  { userId, fileName, sha256 }: { userId: string | null; fileName: string; sha256: string },
) {
  return tx
    .selectFrom('file')
    .select('document_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('uploaded_by', '=', userId)
    .where('file_name', '=', fileName)
    .where('sha256', '=', sha256)
    .where('state', '=', 'STORED')
    .orderBy('document_id')
    .limit(1)
    .executeTakeFirst();
}

/** Removes the rows of those of these files that no record holds, and names their bytes. */
export function deleteUntied(tx: VendorDb, documentIds: string[]) {
  return tx
    .deleteFrom('file')
    .where('vendor_id', '=', tx.vendorId)
    .where('document_id', 'in', documentIds)
    .where('attached_at', 'is', null)
    .returning('storage_key')
    .execute();
}
