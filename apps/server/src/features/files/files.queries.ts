import type { NewRow, Row } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type FileRow = Row<'file'>;

export const insertFile = (tx: VendorDb, row: NewRow<'file'>) => tx.insertOwn('file', row).execute();

/** Makes a file visible once its bytes are stored; undefined if it was swept meanwhile. */
export const storeFile = (tx: VendorDb, documentId: string, found: { size: number; sha256: string }) =>
  tx
    .updateOwn('file', { document_id: documentId, state: 'PENDING' })
    .set({ ...found, state: 'STORED' })
    .returningAll()
    .executeTakeFirst();

/** Readable files, unordered; with `lock`, no one can attach or sweep them until the transaction ends. */
export function listStoredFiles(tx: VendorDb, documentIds: string[], lock: 'lock' | 'read' = 'read') {
  const files = tx
    .selectOwn('file', { document_id: documentIds, state: 'STORED' })
    .selectAll()
    .orderBy('document_id');
  return (lock === 'lock' ? files.forUpdate() : files).execute();
}

export const setAttached = (tx: VendorDb, documentIds: string[], attachedAt: Date | null) =>
  tx
    .updateOwn('file', { document_id: documentIds, state: 'STORED' })
    .set({ attached_at: attachedAt })
    .execute();

export const deleteFile = (tx: VendorDb, documentId: string) =>
  tx.deleteOwn('file', { document_id: documentId }).execute();

/** Deletes rows whatever uses them, and returns their bytes' keys. */
export const deleteFiles = (tx: VendorDb, documentIds: string[]) =>
  tx.deleteOwn('file', { document_id: documentIds }).returning(['storage_key', 'size']).execute();

/** The same bytes under the same name, uploaded before by someone with an account. */
export const findSameUpload = (
  tx: VendorDb,
  { userId, fileName, sha256 }: { userId: string | null; fileName: string; sha256: string },
) =>
  tx
    .selectOwn('file', { file_name: fileName, sha256, state: 'STORED' })
    .select('document_id')
    .where('uploaded_by', '=', userId)
    .orderBy('document_id')
    .limit(1)
    .executeTakeFirst();

/** Deletes the rows of those of these files that no record uses, and returns their bytes' keys. */
export const deleteUntied = (tx: VendorDb, documentIds: string[]) =>
  tx
    .deleteOwn('file', { document_id: documentIds })
    .where('attached_at', 'is', null)
    .returning('storage_key')
    .execute();
