import { sql, type Insertable, type Selectable } from 'kysely';
import { toVendorIds } from '#db/list-vendor-ids.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { UpkeepDb, VendorDb, VendorId } from '#db/tenancy.ts';

export type FileRow = Selectable<Tables['file']>;

export async function insertFile(
  db: VendorDb,
  vendorId: VendorId,
  row: Omit<Insertable<Tables['file']>, 'vendor_id'>,
) {
  await db
    .insertInto('file')
    .values({ ...row, vendor_id: vendorId })
    .execute();
}

/** Makes a file visible whose bytes are kept; undefined where it was swept meanwhile. */
export function storeFile(
  db: VendorDb,
  vendorId: VendorId,
  documentId: string,
  found: { size: number; sha256: string },
) {
  return db
    .updateTable('file')
    .set({ ...found, state: 'STORED' })
    .where('vendor_id', '=', vendorId)
    .where('document_id', '=', documentId)
    .where('state', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst();
}

/** Files that can be read, in no order; with `lock` no one attaches or sweeps them until the transaction ends. */
export function listStoredFiles(
  db: VendorDb,
  vendorId: VendorId,
  documentIds: string[],
  lock: 'lock' | 'read' = 'read',
) {
  const files = db
    .selectFrom('file')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds)
    .where('state', '=', 'STORED')
    .orderBy('document_id');
  return (lock === 'lock' ? files.forUpdate() : files).execute();
}

export async function setAttached(
  db: VendorDb,
  vendorId: VendorId,
  documentIds: string[],
  attachedAt: Date | null,
) {
  await db
    .updateTable('file')
    .set({ attached_at: attachedAt })
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds)
    .where('state', '=', 'STORED')
    .execute();
}

export async function deleteFile(db: VendorDb, vendorId: VendorId, documentId: string) {
  await db
    .deleteFrom('file')
    .where('vendor_id', '=', vendorId)
    .where('document_id', '=', documentId)
    .execute();
}

/** Removes rows whatever holds them, and names their bytes. */
export function deleteFiles(db: VendorDb, vendorId: VendorId, documentIds: string[]) {
  return db
    .deleteFrom('file')
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds)
    .returning(['storage_key', 'size'])
    .execute();
}

/** The same bytes under the same name, as somebody with an account brought them before. */
export function findSameUpload(
  db: VendorDb,
  vendorId: VendorId,
  { userId, fileName, sha256 }: { userId: string | null; fileName: string; sha256: string },
) {
  return db
    .selectFrom('file')
    .select('document_id')
    .where('vendor_id', '=', vendorId)
    .where('uploaded_by', '=', userId)
    .where('file_name', '=', fileName)
    .where('sha256', '=', sha256)
    .where('state', '=', 'STORED')
    .orderBy('document_id')
    .limit(1)
    .executeTakeFirst();
}

/** Removes the rows of those of these files that no record holds, and names their bytes. */
export function deleteUntied(db: VendorDb, vendorId: VendorId, documentIds: string[]) {
  return db
    .deleteFrom('file')
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds)
    .where('attached_at', 'is', null)
    .returning('storage_key')
    .execute();
}

/** Until the transaction ends, others who count the files of this organization wait; its other rows stay free. */
export async function lockQuota(db: VendorDb, vendorId: VendorId) {
  await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('vendor_id', '=', vendorId)
    .forNoKeyUpdate()
    .execute();
}

/** The bytes of all files of an organization, with those that parts of them will take. */
export async function sumSizes(db: VendorDb, vendorId: VendorId): Promise<number> {
  const { total } = await db
    .selectFrom('file')
    .select(sql<string>`coalesce(sum(size + reserved::bigint), 0)`.as('total'))
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'STORED')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Any number will do, as long as nothing else in the database locks on it. */
const TOTAL_LOCK = 7_568_911_234;

/** Until the transaction ends, all others of the installation who ask for room wait. Files can still be deleted. */
export async function lockTotal(db: VendorDb): Promise<void> {
  await db.executeSql('select pg_advisory_xact_lock($1)', [TOTAL_LOCK]);
}

/** The bytes of all files of the installation, this transaction's changes included. */
export async function sumAllSizes(db: VendorDb): Promise<number> {
  const { total } = await db
    .selectFrom('file_bytes')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Changes by so many bytes what the parts of a file will take. Where nothing is reserved for it nothing can be used. */
export async function changeReserved(
  db: VendorDb,
  vendorId: VendorId,
  documentId: string,
  bytes: number,
): Promise<void> {
  await db
    .updateTable('file')
    .set({ reserved: sql`greatest(0, reserved + ${bytes}::integer)` })
    .where('vendor_id', '=', vendorId)
    .where('document_id', '=', documentId)
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
export function deleteForgottenFiles(
  db: VendorDb,
  vendorId: VendorId,
  { before, began }: { before: Date; began: Date },
) {
  return db
    .deleteFrom('file')
    .where('vendor_id', '=', vendorId)
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
export async function listKnownKeys(db: VendorDb, vendorId: VendorId, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('file')
    .select('storage_key')
    .where('vendor_id', '=', vendorId)
    .where('storage_key', 'in', keys)
    .execute();
  return new Set(rows.map((row) => row.storage_key));
}
