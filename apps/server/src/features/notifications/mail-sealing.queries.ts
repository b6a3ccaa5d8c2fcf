import { toVendorIds } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb, VendorId } from '#db/tenancy.ts';

/** The organizations that may have mails with a secret link whose message is not sealed; of mails upkeep sees those, and those that wait. */
export async function listVendorsWithOpen(tx: UpkeepDb): Promise<VendorId[]> {
  const open = tx.selectFrom('mail').where('secret', '=', true);
  return toVendorIds(await open.select('vendor_id').distinct().execute());
}

/** Mails with a secret link whose message is not sealed yet, locked; those that somebody is sending are left out. */
export function lockOpenMails(tx: VendorDb, limit: number) {
  return tx
    .selectFrom('mail')
    .select(['mail_id', 'message'])
    .where('vendor_id', '=', tx.vendorId)
    .where('secret', '=', true)
    .where('message', 'is not', null)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function sealMail(tx: VendorDb, mailId: string, sealed: Buffer) {
  await tx
    .updateTable('mail')
    .set({ message: null, sealed })
    .where('vendor_id', '=', tx.vendorId)
    .where('mail_id', '=', mailId)
    .execute();
}
