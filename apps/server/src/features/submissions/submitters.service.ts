import type { Context } from '#context.ts';
import { asSupplier, asVendor, type VendorId } from '#db/tenancy.ts';
import * as queries from './submitters.queries.ts';

/**
 * Sends the news of everything someone submitted to `by` from now on: a colleague who takes over, or the same person at
 * a new address. Submissions are their clients' rows, so each client is updated in its own transaction, after the
 * change that caused it; running it again completes what broke off.
 */
export async function replaceSubmitter(
  { db }: Pick<Context, 'db'>,
  supplierId: VendorId,
  userId: string,
  by: queries.Submitter,
): Promise<void> {
  const clients = await asSupplier(db, supplierId, (tx) => queries.listClientsOfSubmitter(tx, userId));
  for (const client of clients) {
    await asVendor(db, client, (tx) => queries.replaceSubmitter(tx, { supplierId, userId }, by));
  }
}

/** Reassigns a new submission if its submitter was removed while it was written. */
export async function reassignIfRemoved(
  context: Pick<Context, 'db'>,
  supplierId: VendorId,
  userId: string,
): Promise<void> {
  const successor = await asVendor(context.db, supplierId, (tx) => queries.findSuccessor(tx, userId));
  if (successor) await replaceSubmitter(context, supplierId, userId, successor);
}
