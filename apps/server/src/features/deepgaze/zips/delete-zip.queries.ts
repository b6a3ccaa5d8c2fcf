import { sql } from 'kysely';
import { countRows } from '#db/count-rows.ts';
import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';

/** Locks a zip, so that nothing more is written to it. Undefined if there is none. */
export function lockZip(tx: VendorDb, zipId: string) {
  return tx
    .selectOwn('deepgaze_zip', { zip_id: zipId })
    .select(['zip_id', 'archive_id'])
    .forUpdate()
    .executeTakeFirst();
}

/** The stored files of a zip. */
export async function listDocuments(tx: VendorDb, zipId: string): Promise<string[]> {
  const rows = await tx
    .selectOwn('deepgaze_file', { zip_id: zipId })
    .select('document_id')
    .where('document_id', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.document_id ?? []);
}

/** Files that were started but have no known bytes: some may still be stored under their ids. */
export async function listStrays(tx: VendorDb, zipId: string): Promise<string[]> {
  const rows = await tx
    .selectOwn('deepgaze_file', { zip_id: zipId })
    .select('file_id')
    .where('document_id', 'is', null)
    .where('tries', '>', 0)
    .execute();
  return rows.map((row) => row.file_id);
}

export const countResumes = (tx: VendorDb, zipId: string): Promise<number> =>
  countRows(tx.selectOwn('deepgaze_resume', { zip_id: zipId }));

/** Every answer that may contain words of the zip, including those about all zips. */
export async function deleteQuestions(tx: VendorDb, zipId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteOwn('deepgaze_question')
    .where(sql<boolean>`${zipId}::uuid = any (zip_ids)`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The stored answer to the upload, which names the zip. */
export const deleteFirstAnswer = (tx: VendorDb, operation: string, zipId: string) =>
  tx
    .deleteOwn('idempotency_key', { operation })
    .where(sql<boolean>`response ->> 'contextId' = ${zipId}`)
    .execute();

/** The zip and, by cascade, its files, texts, facts and index. */
export const deleteZip = (tx: VendorDb, zipId: string) =>
  tx.deleteOwn('deepgaze_zip', { zip_id: zipId }).execute();

export const listVendorsWithOverdue = (tx: UpkeepDb, now: Date) =>
  listOwners(tx.selectFrom('deepgaze_zip').where('kept_until', '<=', now));

export async function listOverdue(tx: VendorDb, now: Date): Promise<string[]> {
  const rows = await tx
    .selectOwn('deepgaze_zip')
    .select('zip_id')
    .where('kept_until', '<=', now)
    .orderBy('kept_until')
    .limit(50)
    .execute();
  return rows.map((row) => row.zip_id);
}

/** Requests a new comparison of the remaining resumes: what was common may now be rare. */
export async function askForComparison(tx: VendorDb): Promise<void> {
  const newest = tx.selectOwn('deepgaze_zip').select('zip_id').orderBy('uploaded_at', 'desc').limit(1);
  await tx
    .updateOwn('deepgaze_zip')
    .set({ comparisons_asked: sql`comparisons_asked + 1` })
    .where('zip_id', '=', newest)
    .execute();
}
