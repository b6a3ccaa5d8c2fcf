import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';

/** The organizations that may have unsealed mails with a secret link; upkeep can see those, and waiting ones. */
export const listVendorsWithOpen = (tx: UpkeepDb) =>
  listOwners(tx.selectFrom('mail').where('secret', '=', true));

/** Unsealed mails with a secret link, locked; those being sent are skipped. */
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
