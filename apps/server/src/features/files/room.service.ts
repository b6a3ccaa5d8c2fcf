import { lockVendor } from '#db/lock-vendor.ts';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { requireQuota } from './files.rules.ts';
import * as queries from './room.queries.ts';

/** Refuses a file before it arrives where there is no room for any. */
export async function requireAnyRoom(context: Context, tx: VendorDb): Promise<void> {
  requireQuota(await queries.sumSizes(tx), 0);
  await requireTotal(context, tx, 1);
}

/** Refuses what the organization has no room for. Others who ask wait until the transaction ends. */
export async function requireRoom(tx: VendorDb, bytes: number): Promise<void> {
  await lockVendor(tx);
  requireQuota(await queries.sumSizes(tx), bytes);
}

/** Keeps room for what will come of a file; where the organization has too little, it refuses. */
export async function reserveRoom(
  context: Context,
  tx: VendorDb,
  documentId: string,
  bytes: number,
): Promise<void> {
  await requireRoom(tx, bytes);
  await queries.changeReserved(tx, documentId, bytes);
  await requireTotalAfter(context, tx);
}

/** Refuses what was written where there is no room. It comes last: who has its lock waits for no busy organization. */
export async function requireTotalAfter(context: Context, tx: VendorDb): Promise<void> {
  if (context.config.filesTotalBytes === undefined) return;
  await queries.lockTotal(tx);
  await requireTotal(context, tx, 0);
}

/** Refuses `more` bytes on top of the files of the installation where FILES_TOTAL is set to less. */
async function requireTotal({ config, log }: Context, tx: VendorDb, more: number): Promise<void> {
  const { filesTotalBytes } = config;
  if (filesTotalBytes === undefined) return;
  const usedBytes = await queries.sumAllSizes(tx);
  if (usedBytes + more <= filesTotalBytes) return;
  log.warn({ filesTotalBytes, vendorId: tx.vendorId }, 'a file was refused: FILES_TOTAL is used up');
  throw new AppError('STORAGE_TOTAL_FULL');
}

/** Gives up room that was reserved for parts of a file, since one of them is kept, or never will be. */
export const releaseRoom = (tx: VendorDb, documentId: string, bytes: number) =>
  queries.changeReserved(tx, documentId, -bytes);
