import type { VendorDb } from '#db/tenancy.ts';
import * as queries from './old-mails.queries.ts';

/** One transaction holds its rows for some hundredths of a second. */
const AT_ONCE = 500;

/** Deletes a batch of the mails that were written before then and that nothing needs any more. Answers how many. */
export const discardOldMails = (tx: VendorDb, before: Date): Promise<number> =>
  queries.deleteOldMails(tx, before, AT_ONCE);
