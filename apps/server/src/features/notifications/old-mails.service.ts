import type { VendorDb } from '#db/tenancy.ts';
import * as queries from './old-mails.queries.ts';

/** Each transaction locks its rows for some hundredths of a second. */
const AT_ONCE = 500;

/** Deletes a batch of mails from before this time that nothing needs any more. Returns how many. */
export const discardOldMails = (tx: VendorDb, before: Date): Promise<number> =>
  queries.deleteOldMails(tx, before, AT_ONCE);
