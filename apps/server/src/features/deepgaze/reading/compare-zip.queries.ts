import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { Ground } from '#engines/resume-resemblance/resemblance.ts';
import { uuidv7 } from 'uuidv7';
import { takeFirst } from './hold-zip.queries.ts';

/** Leases a read zip that awaits comparison and is free. */
export const takeUncompared = (tx: VendorDb, lease: { now: Date; until: Date }) =>
  takeFirst(tx, lease, (zips) =>
    zips
      .where('state', 'not in', ['QUEUED', 'PARSING'])
      .whereRef('comparisons_done', '<', 'comparisons_asked')
      .orderBy('uploaded_at'),
  );

/** How often a comparison was requested for each read zip. */
export const listAsked = (tx: VendorDb) =>
  tx
    .selectOwn('deepgaze_zip')
    .select(['zip_id', 'comparisons_asked'])
    .where('state', 'not in', ['QUEUED', 'PARSING'])
    .whereRef('comparisons_done', '<', 'comparisons_asked')
    .execute();

/** Requests made before are done; those made meanwhile are not. */
export async function markCompared(
  tx: VendorDb,
  asked: Awaited<ReturnType<typeof listAsked>>,
): Promise<void> {
  for (const { zip_id: zipId, comparisons_asked: done } of asked)
    await tx.updateOwn('deepgaze_zip', { zip_id: zipId }).set({ comparisons_done: done }).execute();
}

const selectCompared = (tx: VendorDb) =>
  tx
    .selectOwn('deepgaze_resume')
    .select(['file_id', 'candidate_name', 'name_source', 'text', 'sections', 'facts']);

export type ComparedRow = Awaited<ReturnType<typeof listCompared>>[number];

/** Some resumes without a print. */
export const listUnprinted = (tx: VendorDb, limit: number) =>
  selectCompared(tx)
    .where('file_id', 'not in', tx.selectOwn('deepgaze_print').select('file_id'))
    .limit(limit)
    .execute();

export const listCompared = (tx: VendorDb, fileIds: string[]) =>
  selectCompared(tx).where('file_id', 'in', fileIds).execute();

export async function insertPrints(
  tx: VendorDb,
  prints: { fileId: string; hashes: Buffer }[],
): Promise<void> {
  const kept = await lockResumes(
    tx,
    prints.map(({ fileId }) => fileId),
  );
  const rows = prints.filter(({ fileId }) => kept.has(fileId));
  if (rows.length === 0) return;
  await tx
    .insertOwn(
      'deepgaze_print',
      rows.map(({ fileId, hashes }) => ({ file_id: fileId, hashes })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those of the resumes that still exist, locked against deletion until the transaction ends. */
async function lockResumes(tx: VendorDb, fileIds: string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await tx
    .selectOwn('deepgaze_resume', { file_id: fileIds })
    .select('file_id')
    .orderBy('file_id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.file_id));
}

/** The prints of an organization before this resume, latest ids first, with what distinguishes people. */
export const listPrints = (tx: VendorDb, { before, limit }: { before: string; limit: number }) =>
  tx
    .selectOwn('deepgaze_print')
    .innerJoin('deepgaze_resume', (join) =>
      sameVendor(join, 'deepgaze_resume.file_id', 'deepgaze_print.file_id'),
    )
    .select(['deepgaze_print.file_id', 'hashes', 'candidate_name', 'name_source', 'email', 'phone'])
    .where('deepgaze_print.file_id', '<', before)
    .orderBy('deepgaze_print.file_id', 'desc')
    .limit(limit)
    .execute();

export type PrintRow = Awaited<ReturnType<typeof listPrints>>[number];

export const listComparedPairs = (tx: VendorDb) =>
  tx
    .selectOwn('deepgaze_resemblance')
    .select(['resemblance_id', 'first_id', 'second_id', 'fine_at'])
    .execute();

export async function deleteResemblances(tx: VendorDb, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteOwn('deepgaze_resemblance', { resemblance_id: ids }).where('fine_at', 'is', null).execute();
}

export type Compared = { firstId: string; secondId: string; grounds: Ground[] };

export async function insertResemblances(tx: VendorDb, compared: Compared[]): Promise<void> {
  const ids = [...new Set(compared.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
  const kept = await lockResumes(tx, ids);
  const rows = compared.filter(({ firstId, secondId }) => kept.has(firstId) && kept.has(secondId));
  if (rows.length === 0) return;
  await tx
    .insertOwn(
      'deepgaze_resemblance',
      rows.map(({ firstId, secondId, grounds }) => ({
        resemblance_id: uuidv7(),
        first_id: firstId,
        second_id: secondId,
        grounds: JSON.stringify(grounds),
        weight: grounds.length,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
