import type { DirectoryDb, VendorDb } from '#db/tenancy.ts';
import type { MailOutcome } from './mailbox.rules.ts';

/** Claims a mail for this transaction; a second server waits for it. False if it was read before. */
export async function takeMail(tx: DirectoryDb | VendorDb, key: Buffer, at: Date): Promise<boolean> {
  const taken = await (tx as DirectoryDb)
    .insertInto('read_mail')
    .values({ mail_key: key, outcome: '', read_at: at })
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .returning('mail_key')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function updateOutcome(tx: DirectoryDb | VendorDb, key: Buffer, outcome: MailOutcome) {
  await (tx as DirectoryDb).updateTable('read_mail').set({ outcome }).where('mail_key', '=', key).execute();
}

/** The outcome of a mail read before. */
export async function getOutcome(tx: DirectoryDb | VendorDb, key: Buffer): Promise<MailOutcome> {
  const row = await (tx as DirectoryDb)
    .selectFrom('read_mail')
    .select('outcome')
    .where('mail_key', '=', key)
    .executeTakeFirstOrThrow();
  return row.outcome as MailOutcome;
}

export async function deleteReadBefore(tx: DirectoryDb, before: Date) {
  await tx.deleteFrom('read_mail').where('read_at', '<', before).execute();
}

/** The tenant of a booking. Every mailed meeting has links, and links name their tenant before it is known. */
export async function findBookingVendor(tx: DirectoryDb, bookingId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('booking_link')
    .select('vendor_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.vendor_id;
}
