import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** The open blocks of these zips, without their bytes, and what built them. */
export async function listBlocks(tx: VendorDb, zipIds: string[]) {
  if (zipIds.length === 0) return [];
  return tx
    .selectOwn('deepgaze_segment', { zip_id: zipIds, is_open: true })
    .select(['zip_id', 'number', 'resumes', 'format', 'facts_version'])
    .orderBy('zip_id')
    .orderBy('number')
    .execute();
}

export async function findBlock(tx: VendorDb, zipId: string, number: number): Promise<Buffer | undefined> {
  const row = await tx
    .selectOwn('deepgaze_segment', { zip_id: zipId, number })
    .select('bytes')
    .executeTakeFirst();
  return row?.bytes;
}

/** The resumes whose content occurs in more than one of these zips, by id, with a key for the content. */
export async function listRepeated(tx: VendorDb, zipIds: string[]): Promise<Map<string, string>> {
  if (zipIds.length < 2) return new Map();
  const counted = tx
    .selectOwn('deepgaze_file', { zip_id: zipIds, state: 'OK' })
    .select(['file_id', 'sha256', sql<number>`count(*) over (partition by sha256)`.as('times')]);
  const rows = await tx
    .selectFrom(counted.as('counted'))
    .select(['file_id', 'sha256'])
    .where('times', '>', 1)
    .execute();
  return new Map(rows.map((row) => [row.file_id, row.sha256]));
}

export async function listPresent(tx: VendorDb, zipIds: string[]): Promise<Set<string>> {
  const rows = await tx.selectOwn('deepgaze_zip', { zip_id: zipIds }).select('zip_id').execute();
  return new Set(rows.map((row) => row.zip_id));
}
