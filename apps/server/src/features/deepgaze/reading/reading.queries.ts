import type { ParseState } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { sql, type Updateable } from 'kysely';
import type { ResumeColumns } from '#db/deepgaze-tables.ts';
import type { Tables } from '#db/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type TakenZip = NonNullable<Awaited<ReturnType<typeof takeZip>>>;
export type ClaimedFile = Awaited<ReturnType<typeof claimFiles>>[number];

/** Takes the oldest zip that is to be read and that nobody has, until the lease ends. */
export function takeZip(tx: VendorDb, { now, until }: { now: Date; until: Date }) {
  return (
    tx
      // Found before the update begins: inside it the search may run again for each row, and take more than one.
      .with(
        (name) => name('due').materialized(),
        (query) =>
          query
            .selectFrom('deepgaze_zip')
            .select('zip_id as due_id')
            .where('vendor_id', '=', tx.vendorId)
            .where('state', 'in', ['QUEUED', 'PARSING'])
            .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
            .orderBy('uploaded_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('deepgaze_zip')
      .from('due')
      .set({ leased_until: until, state: 'PARSING' })
      .where('vendor_id', '=', tx.vendorId)
      .whereRef('zip_id', '=', 'due_id')
      .returning(['zip_id', 'archive_id', 'uploaded_by', 'uploaded_at', 'parsed'])
      .executeTakeFirst()
  );
}

/** The country whose numbers somebody dials without a prefix, and their address. */
export function findUploader(tx: VendorDb, userId: string) {
  return tx
    .selectFrom('recruiter')
    .select(['phone_country', 'email'])
    .where('vendor_id', '=', tx.vendorId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Of whose zip this process has the lease, and until when it keeps it with this step. */
export type Lease = { zipId: string; held: Date; until: Date };

type Counts = Partial<Record<'parsed' | 'failed' | 'duplicates' | 'flagged', number>>;

/** Counts what a step has done and keeps the lease. False where the zip was deleted, or is somebody else's by now. */
export async function keepLease(
  tx: VendorDb,
  { zipId, held, until }: Lease,
  { parsed = 0, failed = 0, duplicates = 0, flagged = 0 }: Counts = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deepgaze_zip')
    .set({
      leased_until: until,
      parsed: sql`parsed + ${parsed}`,
      failed: sql`failed + ${failed}`,
      duplicates: sql`duplicates + ${duplicates}`,
      flagged: sql`flagged + ${flagged}`,
    })
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .where('leased_until', '=', held)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type ZipChange = Updateable<Tables['deepgaze_zip']>;

/** Ends the lease, with what else is true of the zip from now on. False where it is not ours any more. */
export async function endLease(
  tx: VendorDb,
  { zipId, held }: Pick<Lease, 'zipId' | 'held'>,
  change: Pick<ZipChange, 'state' | 'error' | 'archive_id'> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deepgaze_zip')
    .set({ ...change, leased_until: null })
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .where('leased_until', '=', held)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Begins to read the next files whose reading began `tries` times before. */
export function claimFiles(tx: VendorDb, zipId: string, { tries, limit }: { tries: number; limit: number }) {
  return tx
    .updateTable('deepgaze_file')
    .set({ tries: tries + 1 })
    .where('vendor_id', '=', tx.vendorId)
    .where('file_id', 'in', (where) =>
      where
        .selectFrom('deepgaze_file')
        .select('file_id')
        .where('vendor_id', '=', tx.vendorId)
        .where('zip_id', '=', zipId)
        .where('state', '=', 'QUEUED')
        .where('tries', '=', tries)
        .orderBy('ordinal')
        .limit(limit),
    )
    .returning(['file_id', 'ordinal', 'file_name', 'size'])
    .execute();
}

/** What was begun and is given up for no fault of the files counts as not begun. */
export async function unclaimFiles(tx: VendorDb, zipId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .updateTable('deepgaze_file')
    .set({ tries: sql`tries - 1` })
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .where('file_id', 'in', fileIds)
    .where('state', '=', 'QUEUED')
    .execute();
}

/** Ends files that still wait, those that were begun at least so often, and answers how many. */
export async function giveUpFiles(
  tx: VendorDb,
  zipId: string,
  { tries, reason }: { tries: number; reason: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('deepgaze_file')
    .set({ state: 'CORRUPT', reason })
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .where('state', '=', 'QUEUED')
    .where('tries', '>=', tries)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function addFailed(tx: VendorDb, zipId: string, failed: number): Promise<void> {
  await tx
    .updateTable('deepgaze_zip')
    .set({ failed: sql`failed + ${failed}` })
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .execute();
}

/** The bytes of all files that were read before. */
export async function sumReadBytes(tx: VendorDb, zipId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('deepgaze_file')
    .select(sql<string>`coalesce(sum(size), 0)`.as('total'))
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .where('sha256', '<>', '')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The file of the zip that was read before and has these bytes. */
export function findSameFile(tx: VendorDb, zipId: string, sha256: string) {
  return tx
    .selectFrom('deepgaze_file')
    .select(['file_id', 'path', 'content_type', 'state', 'reason'])
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .where('sha256', '=', sha256)
    .where('state', 'not in', NEVER_READ)
    .$narrowType<{ state: Exclude<ParseState, (typeof NEVER_READ)[number]> }>()
    .executeTakeFirst();
}

const NEVER_READ = ['QUEUED', 'DUPLICATE', 'NESTED'] as const;

export type SameFile = NonNullable<Awaited<ReturnType<typeof findSameFile>>>;

/** Whether bytes under the id of a file are what its row holds, or will be replaced by whoever reads it. */
export async function needsBytes(tx: VendorDb, fileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('deepgaze_file')
    .select(['state', 'document_id'])
    .where('vendor_id', '=', tx.vendorId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row !== undefined && (row.state === 'QUEUED' || row.document_id !== null);
}

export type FileChange = Pick<
  Updateable<Tables['deepgaze_file']>,
  'state' | 'reason' | 'sha256' | 'content_type' | 'document_id' | 'duplicate_of'
>;

export async function updateFile(tx: VendorDb, fileId: string, change: FileChange): Promise<void> {
  await tx
    .updateTable('deepgaze_file')
    .set(change)
    .where('vendor_id', '=', tx.vendorId)
    .where('file_id', '=', fileId)
    .execute();
}

type Key = { fileId: string; zipId: string; ordinal: number };

export async function insertResume(tx: VendorDb, key: Key, columns: ResumeColumns): Promise<void> {
  const { fileId, zipId, ordinal } = key;
  await tx
    .insertInto('deepgaze_resume')
    .values({ ...columns, vendor_id: tx.vendorId, file_id: fileId, zip_id: zipId, ordinal })
    .execute();
}

/** How many files of the zip could not be read. */
export async function countFailed(tx: VendorDb, zipId: string): Promise<number> {
  const { failed } = await tx
    .selectFrom('deepgaze_zip')
    .select('failed')
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .executeTakeFirstOrThrow();
  return failed;
}
