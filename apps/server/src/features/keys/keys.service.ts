import type { Context } from '#context.ts';
import { eachVendorId } from '#db/list-vendor-ids.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import { BrokenSealError } from '#storage/vault.ts';
import * as queries from './keys.queries.ts';

const ROWS_AT_ONCE = 20;

type Parts = Pick<Context, 'db' | 'files' | 'vault'>;

/** What is still under a former key, and what no available key opens. */
export type KeyUses = { files: number; secrets: number; unreadable: number };

type Walk = { isResealing: boolean; signal?: AbortSignal | undefined; warn?: (error: unknown) => void };

/**
 * Counts what is sealed with former keys and, if requested, re-seals it with the present one: file by file, and a few
 * rows per transaction. It can stop anywhere and start again: progress is visible in the data itself.
 */
export async function resealFormer(parts: Parts, walk: Walk): Promise<KeyUses> {
  const uses = { files: 0, secrets: 0, unreadable: 0 };
  await walkFiles(parts, walk, uses);
  const mark = await parts.vault.sealMark();
  if (mark.length === 0) return uses;
  for await (const vendorId of eachVendorId(parts.db)) {
    for (const column of queries.SEALED) await walkColumn(parts, { ...walk, vendorId, column, mark }, uses);
  }
  return uses;
}

async function walkFiles({ files }: Parts, { isResealing, signal, warn }: Walk, uses: KeyUses) {
  for await (const place of files.list()) {
    signal?.throwIfAborted();
    const state = await files.sealState(place);
    if (state === 'unknown') uses.unreadable += 1;
    if (state !== 'former') continue;
    try {
      if (!isResealing) uses.files += 1;
      else await files.reseal(place);
    } catch (error) {
      uses.files += 1;
      warn?.(error);
    }
  }
}

type ColumnWalk = Walk & { vendorId: VendorId; column: queries.SealedColumn; mark: Buffer };

async function walkColumn(parts: Parts, walk: ColumnWalk, uses: KeyUses) {
  const { vendorId, column, mark, signal } = walk;
  let after: string | undefined;
  do {
    signal?.throwIfAborted();
    after = await asVendor(parts.db, vendorId, async (tx) => {
      const rows = await queries.listFormer(tx, column, { mark, after, limit: ROWS_AT_ONCE });
      for (const row of rows) {
        const sealed = await sealAgain(parts, vendorId, row.sealed);
        if (!sealed) uses.unreadable += 1;
        else if (walk.isResealing) await queries.replaceSealed(tx, column, { row, sealed });
        else uses.secrets += 1;
      }
      return rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined;
    });
  } while (after !== undefined);
}

/** Undefined if no available key opens it. */
async function sealAgain({ vault }: Parts, vendorId: VendorId, sealed: Buffer): Promise<Buffer | undefined> {
  try {
    return await vault.seal(vendorId, await vault.open(vendorId, sealed));
  } catch (error) {
    if (error instanceof BrokenSealError) return undefined;
    throw error;
  }
}
