import type { Insertable, Selectable } from 'kysely';
import { toVendorIds } from '#db/list-vendor-ids.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { UpkeepDb, VendorDb, VendorId } from '#db/tenancy.ts';

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

/** The organizations with uploads of before that no one attached. */
export async function listVendorsWithUntied(tx: UpkeepDb, before: Date): Promise<VendorId[]> {
  const untied = tx.selectFrom('file').where('uploaded_at', '<', before);
  return toVendorIds(await untied.select('vendor_id').distinct().execute());
}

/**
 * Removes the rows of files that no one attached, or whose bytes never arrived, and names their bytes: those of before, and those
 * of an upload that its server did not live to end. A zip is attached by its upload, everything else by the record that needs it.
 */
export function deleteForgottenFiles(tx: VendorDb, { before, began }: { before: Date; began: Date }) {
  return tx
    .deleteFrom('file')
    .where('vendor_id', '=', tx.vendorId)
    .where('attached_at', 'is', null)
    .where((where) =>
      where.or([
        where('uploaded_at', '<', before),
        where.and([
          where('uploaded_at', '<', began),
          where.or([where('state', '=', 'PENDING'), where('content_type', '=', 'application/zip')]),
        ]),
      ]),
    )
    .returning('storage_key')
    .execute();
}

/** Those of the given bytes that a row knows. */
export async function listKnownKeys(tx: VendorDb, keys: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('file')
    .select('storage_key')
    .where('vendor_id', '=', tx.vendorId)
    .where('storage_key', 'in', keys)
    .execute();
  return new Set(rows.map((row) => row.storage_key));
}
