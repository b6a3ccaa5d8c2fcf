import { toVendorIds } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb, VendorId } from '#db/tenancy.ts';

/** The organizations that may have mails with a secret link whose message is not sealed; of mails upkeep sees those, and those that wait. */
export async function listVendorsWithOpen(tx: UpkeepDb): Promise<VendorId[]> {
  const open = tx.selectFrom('mail').where('secret', '=', true);
  return toVendorIds(await open.select('vendor_id').distinct().execute());
}

/** Mails with a secret link whose message is not sealed yet, locked; those that someone is sending are left out. */
export const lockOpenMails = (tx: VendorDb, limit: number) =>
  tx
    .selectOwn('mail')
    .select(['mail_id', 'message'])
    .where('secret', '=', true)
    .where('message', 'is not', null)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export async function sealMail(tx: VendorDb, mailId: string, sealed: Buffer) {
  await tx.updateOwn('mail').set({ message: null, sealed }).where('mail_id', '=', mailId).execute();
}
