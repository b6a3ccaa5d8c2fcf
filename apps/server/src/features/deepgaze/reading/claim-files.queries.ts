import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

export type ClaimedFile = Awaited<ReturnType<typeof claimFiles>>[number];

/** Claims the next files that were claimed `tries` times before. */
export function claimFiles(tx: VendorDb, zipId: string, { tries, limit }: { tries: number; limit: number }) {
  return tx
    .updateOwn('deepgaze_file')
    .set({ tries: tries + 1 })
    .where(
      'file_id',
      'in',
      tx
        .selectOwn('deepgaze_file', { zip_id: zipId, state: 'QUEUED', tries })
        .select('file_id')
        .orderBy('ordinal')
        .limit(limit),
    )
    .returning(['file_id', 'ordinal', 'file_name', 'size'])
    .execute();
}

/** A claim given up through no fault of the files does not count. */
export async function releaseFiles(tx: VendorDb, zipId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .updateOwn('deepgaze_file', { zip_id: zipId, file_id: fileIds, state: 'QUEUED' })
    .set({ tries: sql`tries - 1` })
    .execute();
}

/** Ends waiting files that were claimed at least this often, and returns how many. */
export async function giveUpFiles(
  tx: VendorDb,
  zipId: string,
  { tries, reason }: { tries: number; reason: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateOwn('deepgaze_file', { zip_id: zipId, state: 'QUEUED' })
    .set({ state: 'CORRUPT', reason })
    .where('tries', '>=', tries)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
