import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';

/** The organizations that may have mails with a secret link whose message is not sealed; of mails upkeep sees those, and those that wait. */
export const listVendorsWithOpen = (tx: UpkeepDb) =>
  listOwners(tx.selectFrom('mail').where('secret', '=', true));

/** Mails with a secret link whose message is not sealed yet, locked; those that someone is sending are left out. */
export const lockOpenMails = (tx: VendorDb, limit: number) =>
  tx
    .selectOwn('mail', { secret: true })
    .select(['mail_id', 'message'])
    .where('message', 'is not', null)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const sealMail = (tx: VendorDb, mailId: string, sealed: Buffer) =>
  tx.updateOwn('mail', { mail_id: mailId }).set({ message: null, sealed }).execute();
