import type { VendorDb } from '#db/tenancy.ts';

/** The resumes of a zip that come after this place, as they are indexed. */
export function listIndexable(
  tx: VendorDb,
  zipId: string,
  { after, limit }: { after: number; limit: number },
) {
  return tx
    .selectFrom('deepgaze_resume')
    .select(['file_id', 'ordinal', 'text', 'sections', 'facts', 'candidate_name'])
    .select(['stated_years', 'computed_years'])
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .where('ordinal', '>', after)
    .orderBy('ordinal')
    .limit(limit)
    .execute();
}

export type IndexableRow = Awaited<ReturnType<typeof listIndexable>>[number];
export type Block = { resumes: number; bytes: Uint8Array };

/** Adds blocks behind those that are there. A number is never used again, so that one names the same bytes for ever. */
export async function insertBlocks(tx: VendorDb, zipId: string, blocks: Block[]): Promise<void> {
  if (blocks.length === 0) return;
  const { last } = await tx
    .selectFrom('deepgaze_segment')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .executeTakeFirstOrThrow();
  for (const [index, { resumes, bytes }] of blocks.entries()) {
    await tx
      .insertInto('deepgaze_segment')
      .values({
        vendor_id: tx.vendorId,
        zip_id: zipId,
        number: Number(last ?? 0) + 1 + index,
        resumes,
        bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      })
      .execute();
  }
}

/** Puts these blocks in the place of all that are there. */
export async function replaceBlocks(tx: VendorDb, zipId: string, blocks: Block[]): Promise<void> {
  const former = await tx
    .selectFrom('deepgaze_segment')
    .select('number')
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .execute();
  await insertBlocks(tx, zipId, blocks);
  if (former.length === 0) return;
  await tx
    .deleteFrom('deepgaze_segment')
    .where('vendor_id', '=', tx.vendorId)
    .where('zip_id', '=', zipId)
    .where(
      'number',
      'in',
      former.map((row) => row.number),
    )
    .execute();
}
