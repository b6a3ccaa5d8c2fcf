import type { ParseState } from '@slotwise/contract/deepgaze/resumes.schema';
import { sql } from 'kysely';
import type { RowChange } from '#db/tables/rows.ts';
import type { ResumeColumns } from '#db/tables/deepgaze-tables.ts';
import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';
import { takeFirst } from './hold-zip.queries.ts';

/** The organizations with free zips to be read or compared. */
export const listVendorsToRead = (tx: UpkeepDb, now: Date) =>
  listOwners(
    tx
      .selectFrom('deepgaze_zip')
      .where((where) =>
        where.or([
          where('state', 'in', ['QUEUED', 'PARSING']),
          where('comparisons_done', '<', where.ref('comparisons_asked')),
        ]),
      )
      .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)])),
  );

/** Leases the oldest free zip to be read. */
export const takeZip = (tx: VendorDb, lease: { now: Date; until: Date }) =>
  takeFirst(tx, { ...lease, state: 'PARSING' }, (zips) =>
    zips.where('state', 'in', ['QUEUED', 'PARSING']).orderBy('uploaded_at'),
  );

/** The uploader's country, for phone numbers without a prefix, and their address. */
export function findUploader(tx: VendorDb, userId: string) {
  return tx.selectOwn('recruiter', { user_id: userId }).select(['phone_country', 'email']).executeTakeFirst();
}

export const addFailed = (tx: VendorDb, zipId: string, failed: number) =>
  tx
    .updateOwn('deepgaze_zip', { zip_id: zipId })
    .set({ failed: sql`failed + ${failed}` })
    .execute();

export async function sumReadBytes(tx: VendorDb, zipId: string): Promise<number> {
  const { total } = await tx
    .selectOwn('deepgaze_file', { zip_id: zipId })
    .select(sql<string>`coalesce(sum(size), 0)`.as('total'))
    .where('sha256', '<>', '')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The file of the zip with the same bytes that was read before. */
export function findSameFile(tx: VendorDb, zipId: string, sha256: string) {
  return tx
    .selectOwn('deepgaze_file', { zip_id: zipId, sha256 })
    .select(['file_id', 'path', 'content_type', 'state', 'reason'])
    .where('state', 'not in', NEVER_READ)
    .$narrowType<{ state: Exclude<ParseState, (typeof NEVER_READ)[number]> }>()
    .executeTakeFirst();
}

const NEVER_READ = ['QUEUED', 'DUPLICATE', 'NESTED'] as const;

export type SameFile = NonNullable<Awaited<ReturnType<typeof findSameFile>>>;

/** True if bytes under a file's id match its row or will be replaced by the next reading. */
export async function needsBytes(tx: VendorDb, fileId: string): Promise<boolean> {
  const row = await tx
    .selectOwn('deepgaze_file', { file_id: fileId })
    .select(['state', 'document_id'])
    .executeTakeFirst();
  return row !== undefined && (row.state === 'QUEUED' || row.document_id !== null);
}

export type FileChange = Pick<
  RowChange<'deepgaze_file'>,
  'state' | 'reason' | 'sha256' | 'content_type' | 'document_id' | 'duplicate_of'
>;

export const updateFile = (tx: VendorDb, fileId: string, change: FileChange) =>
  tx.updateOwn('deepgaze_file', { file_id: fileId }).set(change).execute();

type Key = { fileId: string; zipId: string; ordinal: number };

export async function insertResume(tx: VendorDb, key: Key, columns: ResumeColumns): Promise<void> {
  const { fileId, zipId, ordinal } = key;
  await tx.insertOwn('deepgaze_resume', { ...columns, file_id: fileId, zip_id: zipId, ordinal }).execute();
}

export async function countFailed(tx: VendorDb, zipId: string): Promise<number> {
  const { failed } = await tx
    .selectOwn('deepgaze_zip', { zip_id: zipId })
    .select('failed')
    .executeTakeFirstOrThrow();
  return failed;
}
