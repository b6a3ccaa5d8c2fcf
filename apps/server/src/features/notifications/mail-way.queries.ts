import type { VendorDb } from '#db/tenancy.ts';

/** Whether a mail server took a mail of the organization to this address. */
export async function hasSentMail(tx: VendorDb, email: string): Promise<boolean> {
  const row = await tx
    .selectOwn('mail')
    .select('mail_id')
    .where('recipient_email', '=', email)
    .where('state', '=', 'SENT')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
