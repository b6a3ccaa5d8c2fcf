import type { Context } from '#context.ts';
import { asSupplier, asVendor, type VendorId } from '#db/tenancy.ts';
import * as queries from './submitters.queries.ts';

/**
 * Lets the news of everything that someone submitted reach `by` from now on: a colleague who takes over, or the same
 * person at a new address. Submissions are their clients' rows, so each client is written to in a transaction of its
 * own, after the change it follows from; doing it again completes what broke off.
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

/** Sees to it that a new submission is not left to someone who was removed while it was written. */
export async function leaveToStaff(
  context: Pick<Context, 'db'>,
  supplierId: VendorId,
  userId: string,
): Promise<void> {
  const successor = await asVendor(context.db, supplierId, (tx) => queries.findSuccessor(tx, userId));
  if (successor) await replaceSubmitter(context, supplierId, userId, successor);
}
