import type { Context } from '#context.ts';
import { asVendor, vendorIdOf, type VendorId } from '#db/tenancy.ts';
import { openIndex } from '#engines/resume-index/open-index.ts';
import { openSegment, type Segment } from '#engines/resume-index/open-segment.ts';
import type { ResumeIndex } from '#engines/resume-index/resume-index.ts';
import { findBlock, listBlocks, listPresent, listRepeated } from './indexes.queries.ts';
import { isOpenable, renewalOf, type Renewal } from './indexes.rules.ts';
import { shelfOf, type Block } from './shelf/shelf.service.ts';

type OpenedIndex = { index: ResumeIndex; renewal: Renewal };

/** A question that meets a zip while its small blocks become large ones looks again. */
const LOOKS = 5;

/**
 * The index over what is read of these zips at this moment, and what of it is still being renewed. The database is asked
 * each time which blocks there are, so that what was deleted or read by another process is seen; what was opened before is
 * used again.
 */
export async function openIndexOf(
  context: Context,
  vendorId: VendorId,
  zipIds: string[],
): Promise<OpenedIndex> {
  const shelf = shelfOf(context);
  for (let look = 1; ; look += 1) {
    const rows = await asVendor(context.db, vendorId, (tx) => listBlocks(tx, zipIds));
    const renewal = renewalOf(rows);
    const blocks = rows
      .filter(isOpenable)
      .map((row) => ({ vendorId, zipId: row.zip_id, number: row.number }));
    const known = shelf.indexOf(blocks);
    if (known) return { index: known, renewal };
    const segments = await openBlocks(context, blocks);
    if (segments.length === blocks.length) {
      // Contents never change, so that what is repeated stays so as long as the index does.
      const contents = await asVendor(context.db, vendorId, (tx) => listRepeated(tx, zipIds));
      const index = openIndex(segments, contents);
      return { index: shelf.keepIndex(blocks, index), renewal };
    }
    if (look === LOOKS) throw new Error('The index of a zip changes faster than it can be read.');
  }
}

type Located = Block & { vendorId: VendorId };

/** Fewer than asked for where one of them is gone meanwhile. */
async function openBlocks(context: Context, blocks: Located[]): Promise<Segment[]> {
  const shelf = shelfOf(context);
  const segments: Segment[] = [];
  for (const block of blocks) {
    const known = shelf.blockOf(block);
    const bytes = known
      ? undefined
      : await asVendor(context.db, block.vendorId, (tx) => findBlock(tx, block.zipId, block.number));
    if (!known && !bytes) break;
    segments.push(known ?? shelf.keepBlock(block, openSegment(bytes as Buffer)));
  }
  return segments;
}

/** Forgets what is in memory of a deleted zip; a question that is still reading it puts nothing back. */
export function dropIndexes(context: Context, vendorId: VendorId, zipId: string): void {
  shelfOf(context).drop({ vendorId, zipId });
}

/** Forgets zips that another process deleted. */
export async function dropDeleted(context: Context): Promise<void> {
  for (const [vendor, zipIds] of shelfOf(context).zips()) {
    const vendorId = vendorIdOf(vendor);
    const present = await asVendor(context.db, vendorId, (tx) => listPresent(tx, zipIds));
    for (const zipId of zipIds) if (!present.has(zipId)) dropIndexes(context, vendorId, zipId);
  }
}
