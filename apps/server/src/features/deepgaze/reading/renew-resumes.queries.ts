import { sql } from 'kysely';
import { hasRows } from '#db/count-rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { ResumeColumns } from '#db/tables/deepgaze-tables.ts';
import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';
import { FACTS_VERSION } from '#engines/resume-facts/facts-version.ts';
import { SEGMENT_VERSION } from '#engines/resume-index/segments/segment-format.ts';
import { takeFirst } from './hold-zip.queries.ts';

/** True if a block has an old format or old facts, or is left over from an index that was never put in place. */
const isOutdated = sql<boolean>`(format < ${SEGMENT_VERSION} or facts_version < ${FACTS_VERSION} or not is_open)`;

export const listVendorsWithOutdated = (tx: UpkeepDb) =>
  listOwners(tx.selectFrom('deepgaze_segment').where(isOutdated));

/** Leases the newest free zip that is completely read and has an outdated index. */
export const takeOutdated = (tx: VendorDb, lease: { now: Date; until: Date }) =>
  takeFirst(tx, lease, (zips) =>
    zips
      .where('state', 'not in', ['QUEUED', 'PARSING'])
      .where('zip_id', 'in', tx.selectOwn('deepgaze_segment').select('zip_id').where(isOutdated))
      .orderBy('uploaded_at', 'desc'),
  );

export type OutdatedZip = NonNullable<Awaited<ReturnType<typeof takeOutdated>>>;

/** True if questions miss some resumes, since their blocks have a former format. */
export const hasFormerFormat = (tx: VendorDb, zipId: string): Promise<boolean> =>
  hasRows(
    tx.selectOwn('deepgaze_segment', { zip_id: zipId, is_open: true }).where('format', '<', SEGMENT_VERSION),
  );

/** Resumes whose facts are of a former version, with the input for new ones. */
export function listOutdated(tx: VendorDb, zipId: string, limit: number) {
  return tx
    .selectOwn('deepgaze_resume as resume', { zip_id: zipId })
    .innerJoin('deepgaze_file as entry', (join) => sameVendor(join, 'entry.file_id', 'resume.file_id'))
    .select(['resume.file_id', 'entry.file_name', 'resume.text', 'resume.page_starts', 'resume.marks'])
    .select(['resume.flags', 'resume.written_at'])
    .where('resume.facts_version', '<', FACTS_VERSION)
    .orderBy('resume.ordinal')
    .limit(limit)
    .execute();
}

export type OutdatedRow = Awaited<ReturnType<typeof listOutdated>>[number];

/** Writes a resume's new facts; without any, only that it need not be tried again. */
export const updateResume = (tx: VendorDb, fileId: string, columns: ResumeColumns | undefined) =>
  tx
    .updateOwn('deepgaze_resume', { file_id: fileId })
    .set(columns ?? { facts_version: FACTS_VERSION })
    .execute();

/** Drops the prints and open resemblances of renewed resumes, to compare them again; pairs known to be fine stay. */
export async function deletePrints(tx: VendorDb, zipId: string): Promise<void> {
  const renewed = tx.selectOwn('deepgaze_resume', { zip_id: zipId }).select('file_id');
  await tx.deleteOwn('deepgaze_print').where('file_id', 'in', renewed).execute();
  await tx
    .deleteOwn('deepgaze_resemblance')
    .where('fine_at', 'is', null)
    .where((where) => where.or([where('first_id', 'in', renewed), where('second_id', 'in', renewed)]))
    .execute();
  await tx
    .updateOwn('deepgaze_zip', { zip_id: zipId })
    .set({ comparisons_asked: sql`comparisons_asked + 1` })
    .execute();
}
