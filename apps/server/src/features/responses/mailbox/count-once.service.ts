import type { Context } from '#context.ts';
import { asDirectory, asVendor, toVendorId, type DirectoryDb, type VendorDb } from '#db/tenancy.ts';
import * as queries from './mailbox.queries.ts';
import type { MailOutcome } from './mailbox.rules.ts';

/** The key of a mail, and the booking it may be about. */
type CountedMail = { key: Buffer; bookingId: string | undefined };

/**
 * Handles a mail and records in the same transaction that it was done, so that neither a crash afterwards nor a second
 * server repeats it. The work gets a transaction of the booking's organization, or none if no one has such a booking.
 */
export async function countOnce(
  { db, clock }: Context,
  { key, bookingId }: CountedMail,
  work: (tx: VendorDb | undefined) => Promise<MailOutcome>,
): Promise<MailOutcome> {
  const at = clock.now();
  const vendorId = bookingId && (await asDirectory(db, (tx) => queries.findBookingVendor(tx, bookingId)));
  if (!vendorId) return asDirectory(db, (tx) => once(tx, { key, at }, () => work(undefined)));
  return asVendor(db, toVendorId(vendorId), (tx) => once(tx, { key, at }, () => work(tx)));
}

async function once(
  tx: DirectoryDb | VendorDb,
  { key, at }: { key: Buffer; at: Date },
  work: () => Promise<MailOutcome>,
): Promise<MailOutcome> {
  if (!(await queries.takeMail(tx, key, at))) return queries.getOutcome(tx, key);
  const outcome = await work();
  await queries.updateOutcome(tx, key, outcome);
  return outcome;
}
