import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';
import { SEGMENT_VERSION } from '#engines/resume-index/segments/segment-format.ts';

/** The resumes of a zip after this place, in the form for indexing. */
export function listIndexable(
  tx: VendorDb,
  zipId: string,
  { after, limit }: { after: number; limit: number },
) {
  return tx
    .selectOwn('deepgaze_resume', { zip_id: zipId })
    .select(['file_id', 'ordinal', 'text', 'sections', 'facts', 'candidate_name'])
    .select(['stated_years', 'computed_years', 'facts_version'])
    .where('ordinal', '>', after)
    .orderBy('ordinal')
    .limit(limit)
    .execute();
}

export type IndexableRow = Awaited<ReturnType<typeof listIndexable>>[number];
/** Index bytes over this many resumes, whose facts are of this version or a higher one. */
export type Block = { resumes: number; bytes: Uint8Array; factsVersion: number };

/** Adds blocks, which no question finds until they are open. A number always names the same bytes. */
export async function insertBlocks(
  tx: VendorDb,
  zipId: string,
  blocks: Block[],
  isOpen = true,
): Promise<void> {
  if (blocks.length === 0) return;
  const { last } = await tx
    .selectOwn('deepgaze_segment', { zip_id: zipId })
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  for (const [index, { resumes, bytes, factsVersion }] of blocks.entries()) {
    await tx
      .insertOwn('deepgaze_segment', {
        zip_id: zipId,
        number: Number(last ?? 0) + 1 + index,
        resumes,
        format: SEGMENT_VERSION,
        facts_version: factsVersion,
        is_open: isOpen,
        bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      })
      .execute();
  }
}

/** Opens the closed blocks in place of all open ones. */
export const swapBlocks = (tx: VendorDb, zipId: string) =>
  tx
    .updateOwn('deepgaze_segment', { zip_id: zipId })
    .set({ is_open: sql`not is_open` })
    .execute();

/** Deletes one closed block; false if there is none. */
export async function deleteClosedBlock(tx: VendorDb, zipId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteOwn('deepgaze_segment', { zip_id: zipId })
    .where(
      'number',
      '=',
      tx
        .selectOwn('deepgaze_segment', { zip_id: zipId, is_open: false })
        .select(({ fn }) => fn.min('number').as('number')),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
