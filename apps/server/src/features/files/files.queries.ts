import type { NewRow, Row } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type FileRow = Row<'file'>;

export async function insertFile(tx: VendorDb, row: NewRow<'file'>) {
  await tx.insertOwn('file', row).execute();
}

/** Makes a file visible whose bytes are kept; undefined where it was swept meanwhile. */
export const storeFile = (tx: VendorDb, documentId: string, found: { size: number; sha256: string }) =>
  tx
    .updateOwn('file')
    .set({ ...found, state: 'STORED' })
    .where('document_id', '=', documentId)
    .where('state', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst();

/** Files that can be read, in no order; with `lock` no one attaches or sweeps them until the transaction ends. */
export function listStoredFiles(tx: VendorDb, documentIds: string[], lock: 'lock' | 'read' = 'read') {
  const files = tx
    .selectOwn('file')
    .selectAll()
    .where('document_id', 'in', documentIds)
    .where('state', '=', 'STORED')
    .orderBy('document_id');
  return (lock === 'lock' ? files.forUpdate() : files).execute();
}

export async function setAttached(tx: VendorDb, documentIds: string[], attachedAt: Date | null) {
  await tx
    .updateOwn('file')
    .set({ attached_at: attachedAt })
    .where('document_id', 'in', documentIds)
    .where('state', '=', 'STORED')
    .execute();
}

export async function deleteFile(tx: VendorDb, documentId: string) {
  await tx.deleteOwn('file').where('document_id', '=', documentId).execute();
}

/** Removes rows whatever holds them, and names their bytes. */
export const deleteFiles = (tx: VendorDb, documentIds: string[]) =>
  tx.deleteOwn('file').where('document_id', 'in', documentIds).returning(['storage_key', 'size']).execute();

/** The same bytes under the same name, as someone with an account brought them before. */
export const findSameUpload = (
  tx: VendorDb,
  { userId, fileName, sha256 }: { userId: string | null; fileName: string; sha256: string },
) =>
  tx
    .selectOwn('file')
    .select('document_id')
    .where('uploaded_by', '=', userId)
    .where('file_name', '=', fileName)
    .where('sha256', '=', sha256)
    .where('state', '=', 'STORED')
    .orderBy('document_id')
    .limit(1)
    .executeTakeFirst();

/** Removes the rows of those of these files that no record holds, and names their bytes. */
export const deleteUntied = (tx: VendorDb, documentIds: string[]) =>
  tx
    .deleteOwn('file')
    .where('document_id', 'in', documentIds)
    .where('attached_at', 'is', null)
    .returning('storage_key')
    .execute();
