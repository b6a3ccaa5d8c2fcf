import type { Context } from '#context.ts';
import { asVendor, toVendorId, type VendorId } from '#db/tenancy.ts';
import type { SharedBlock, SharedIndex } from '#engines/question-threads/question-task.ts';
import { findBlock, listBlocks, listPresent, listRepeated } from './indexes.queries.ts';
import { isOpenable, countRenewal, type Renewal } from './indexes.rules.ts';
import { getShelf, type Block } from './index-shelf.service.ts';

type ReadIndex = { index: SharedIndex; renewal: Renewal };

/** A question that meets a zip while its small blocks are merged into large ones retries. */
const LOOKS = 5;

/**
 * Works with the current index over these zips, and with what of it is still being renewed. Asks the database for the
 * blocks each time, to see what was deleted or read by another process; blocks already in memory are reused. Threads
 * open it.
 */
export async function withIndex<T>(
  context: Context,
  { vendorId, zipIds }: { vendorId: VendorId; zipIds: string[] },
  work: (read: ReadIndex) => Promise<T>,
): Promise<T> {
  const read = await readIndex(context, vendorId, zipIds);
  try {
    return await work(read);
  } finally {
    getShelf(context).letGoOfLost(read.index);
  }
}

async function readIndex(context: Context, vendorId: VendorId, zipIds: string[]): Promise<ReadIndex> {
  const shelf = getShelf(context);
  for (let look = 1; ; look += 1) {
    const rows = await asVendor(context.db, vendorId, (tx) => listBlocks(tx, zipIds));
    const renewal = countRenewal(rows);
    const blocks = rows
      .filter(isOpenable)
      .map((row) => ({ vendorId, zipId: row.zip_id, number: row.number }));
    const known = shelf.findIndex(blocks);
    if (known) return { index: known, renewal };
    const read = await readBlocks(context, blocks);
    if (read.length === blocks.length) {
      // Contents never change, so what is repeated stays so as long as the index exists.
      const contents = await asVendor(context.db, vendorId, (tx) => listRepeated(tx, zipIds));
      const index = { blocks: read, contents: JSON.stringify([...contents]) };
      return { index: shelf.keepIndex(blocks, index), renewal };
    }
    if (look === LOOKS) throw new Error('The index of a zip changes faster than it can be read.');
  }
}

type Located = Block & { vendorId: VendorId };

/** Fewer than requested if one is gone meanwhile. */
async function readBlocks(context: Context, blocks: Located[]): Promise<SharedBlock[]> {
  const shelf = getShelf(context);
  const read: SharedBlock[] = [];
  for (const block of blocks) {
    const known = shelf.findBlock(block);
    const bytes = known
      ? undefined
      : await asVendor(context.db, block.vendorId, (tx) => findBlock(tx, block.zipId, block.number));
    if (!known && !bytes) break;
    read.push(known ?? shelf.keepBlock(block, bytes as Buffer));
  }
  return read;
}

/** Drops a deleted zip from memory, here and in the threads; a question still reading it cannot put it back. */
export function dropIndexes(context: Context, vendorId: VendorId, zipId: string): void {
  getShelf(context).drop({ vendorId, zipId });
}

export async function dropDeleted(context: Context): Promise<void> {
  for (const [vendor, zipIds] of getShelf(context).zips()) {
    const vendorId = toVendorId(vendor);
    const present = await asVendor(context.db, vendorId, (tx) => listPresent(tx, zipIds));
    for (const zipId of zipIds) if (!present.has(zipId)) dropIndexes(context, vendorId, zipId);
  }
}
