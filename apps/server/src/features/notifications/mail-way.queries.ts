import { hasRows } from '#db/count-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** True if a mail server has accepted a mail of the organization to this address. */
export const hasSentMail = (tx: VendorDb, email: string): Promise<boolean> =>
  hasRows(tx.selectOwn('mail', { recipient_email: email, state: 'SENT' }));
