import type { ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import { sql } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** A condition has at most this many resumes. */
const MOST_REMARKED = 2000;

/** The resumes of these zips with this remark. */
export async function listRemarked(tx: VendorDb, zipIds: string[], flag: ResumeFlag): Promise<string[]> {
  if (zipIds.length === 0) return [];
  const rows = await tx
    .selectOwn('deepgaze_resume', { zip_id: zipIds })
    .select('file_id')
    .where(sql<boolean>`${flag} = any (flags)`)
    .limit(MOST_REMARKED)
    .execute();
  return rows.map((row) => row.file_id);
}

/** A question names few files; a short name may occur in it by chance. */
const MOST_NAMED = 50;

/** The resumes of these zips whose file a question names, by its name without the folder. */
export async function listNamedFiles(tx: VendorDb, zipIds: string[], question: string) {
  if (zipIds.length === 0) return [];
  const fileName = sql<string>`regexp_replace(entry.file_name, '^.*/', '')`;
  return tx
    .selectOwn('deepgaze_resume as resume', { zip_id: zipIds })
    .innerJoin('deepgaze_file as entry', (join) => sameVendor(join, 'entry.file_id', 'resume.file_id'))
    .select(['resume.file_id as resumeId', fileName.as('fileName')])
    .where(sql<boolean>`strpos(lower(${question}), lower(${fileName})) > 0`)
    .limit(MOST_NAMED)
    .execute();
}

/** The zips that contain these resumes, by name. */
export const listZipNames = (tx: VendorDb, resumeIds: string[]) =>
  tx
    .selectOwn('deepgaze_file as entry', { file_id: resumeIds })
    .innerJoin('deepgaze_zip as zip', (join) => sameVendor(join, 'zip.zip_id', 'entry.zip_id'))
    .select(['entry.file_id', 'zip.file_name'])
    .orderBy('zip.zip_id')
    .execute();

/** Resumes with their text, for the displayed rows of an answer. */
export async function listSources(tx: VendorDb, resumeIds: string[]) {
  if (resumeIds.length === 0) return [];
  return tx
    .selectOwn('deepgaze_resume as resume', { file_id: resumeIds })
    .innerJoin('deepgaze_file as entry', (join) => sameVendor(join, 'entry.file_id', 'resume.file_id'))
    .select(['resume.file_id', 'resume.zip_id', 'entry.document_id', 'entry.file_name'])
    .select(['resume.candidate_name', 'resume.text', 'resume.page_starts', 'resume.sections', 'resume.facts'])
    .select(['resume.flags', 'resume.written_at'])
    .execute();
}

export type SourceRow = Awaited<ReturnType<typeof listSources>>[number];
