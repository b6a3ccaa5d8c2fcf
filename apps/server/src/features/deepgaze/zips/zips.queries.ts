import { sql } from 'kysely';
import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type ZipRow = Awaited<ReturnType<typeof listZips>>[number];

const JOB_TITLE = sql<string | null>`(select job.title from job
  where job.vendor_id = deepgaze_zip.vendor_id and job.jd_id = deepgaze_zip.job_id)`.as('job_title');

const SAME_AS = sql<string | null>`(select earlier.file_name from deepgaze_zip as earlier
  where earlier.vendor_id = deepgaze_zip.vendor_id and earlier.sha256 = deepgaze_zip.sha256
    and earlier.zip_id < deepgaze_zip.zip_id order by earlier.zip_id limit 1)`.as('same_as');

const COLUMNS = [
  'zip_id',
  'file_name',
  'size',
  'state',
  'error',
  'total',
  'parsed',
  'failed',
  'duplicates',
  'flagged',
  'job_id',
  'uploaded_by_name',
  'uploaded_at',
  'kept_until',
  JOB_TITLE,
  SAME_AS,
] as const;

/** The organization's zips, newest first, or only the named one. */
export function listZips(tx: VendorDb, zipId?: string) {
  return tx
    .selectOwn('deepgaze_zip')
    .select(COLUMNS)
    .$if(zipId !== undefined, (query) => query.where('zip_id', '=', zipId ?? ''))
    .orderBy('uploaded_at', 'desc')
    .orderBy('zip_id', 'desc')
    .execute();
}

export function findZipByName(tx: VendorDb, fileName: string) {
  return tx.selectOwn('deepgaze_zip', { file_name: fileName }).select(COLUMNS).executeTakeFirst();
}

export async function listZipNames(tx: VendorDb): Promise<Set<string>> {
  const rows = await tx.selectOwn('deepgaze_zip').select('file_name').execute();
  return new Set(rows.map((row) => row.file_name));
}

/** Returns it as shown in lists, which on Citus takes a separate statement. */
export async function insertZip(tx: VendorDb, row: NewRow<'deepgaze_zip'>) {
  await tx.insertOwn('deepgaze_zip', row).execute();
  return findZip(tx, row.zip_id);
}

const findZip = (tx: VendorDb, zipId: string) =>
  tx.selectOwn('deepgaze_zip').select(COLUMNS).where('zip_id', '=', zipId).executeTakeFirstOrThrow();

type NewFile = Omit<NewRow<'deepgaze_file'>, 'zip_id'>;

/** Rows per statement, so that its parameters stay below the protocol's limit of 65,535. */
const FILES_AT_ONCE = 1000;

export async function insertFiles(tx: VendorDb, zipId: string, files: NewFile[]): Promise<void> {
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    const rows = files.slice(start, start + FILES_AT_ONCE);
    await tx
      .insertOwn(
        'deepgaze_file',
        rows.map((row) => ({ ...row, zip_id: zipId })),
      )
      .execute();
  }
}
