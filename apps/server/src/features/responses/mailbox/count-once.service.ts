import type { Context } from '#context.ts';
import { asDirectory, asVendor, toVendorId, type DirectoryDb, type VendorDb } from '#db/tenancy.ts';
import * as queries from './mailbox.queries.ts';
import type { MailOutcome } from './mailbox.rules.ts';

/** What a mail is remembered by, and of which booking it can be. */
type CountedMail = { key: Buffer; bookingId: string | undefined };

/**
 * Does what a mail asks for, and remembers in the same transaction that it was done: neither a crash behind it nor a
 * second server does it again. The work gets the transaction of the organization whose booking it is, and none where
 * no one has such a booking.
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
