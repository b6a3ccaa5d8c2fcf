import { lockVendor } from '#db/lock-vendor.ts';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { requireQuota } from './files.rules.ts';
import * as queries from './room.queries.ts';

/** Refuses a file before it arrives if there is no space for any. */
export async function requireAnyRoom(context: Context, tx: VendorDb): Promise<void> {
  requireQuota(await queries.sumSizes(tx), 0);
  await requireTotal(context, tx, 1);
}

/** Refuses what exceeds the organization's space. Other requests wait until the transaction ends. */
export async function requireRoom(tx: VendorDb, bytes: number): Promise<void> {
  await lockVendor(tx);
  requireQuota(await queries.sumSizes(tx), bytes);
}

/** Reserves space for what will be extracted from a file; refuses if the organization has too little. */
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

/** Refuses what was written if there is no room. Called last: its lock's holder must not wait for a busy tenant. */
export async function requireTotalAfter(context: Context, tx: VendorDb): Promise<void> {
  if (context.config.filesTotalBytes === undefined) return;
  await queries.lockTotal(tx);
  await requireTotal(context, tx, 0);
}

/** Refuses `more` bytes if the installation's files would exceed FILES_TOTAL. */
async function requireTotal({ config, log }: Context, tx: VendorDb, more: number): Promise<void> {
  const { filesTotalBytes } = config;
  if (filesTotalBytes === undefined) return;
  const usedBytes = await queries.sumAllSizes(tx);
  if (usedBytes + more <= filesTotalBytes) return;
  log.warn({ filesTotalBytes, vendorId: tx.vendorId }, 'a file was refused: FILES_TOTAL is used up');
  throw new AppError('STORAGE_TOTAL_FULL');
}

/** Releases space reserved for a part of a file that is stored, or never will be. */
export const releaseRoom = (tx: VendorDb, documentId: string, bytes: number) =>
  queries.changeReserved(tx, documentId, -bytes);
