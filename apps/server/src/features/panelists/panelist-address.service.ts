import type { Context, Session } from '#context.ts';
import { isConstraintViolation } from '#db/faults/database-errors.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import * as queries from './panelists.queries.ts';
import { addressInUse, noSuchCalendar } from './panelists.rules.ts';

export async function requireFreeAddress(tx: VendorDb, email: string) {
  const other = await queries.findPanelistByEmail(tx, email);
  if (other) throw addressInUse(other.display_name);
}

export type Run = <T>(work: (tx: VendorDb) => Promise<T>) => Promise<T>;

/** Two requests may both find an address free; the database admits one. Also handles unknown holiday calendars. */
export async function namingTheOther<T>(
  context: Context,
  session: Session,
  { email, inTransaction }: { email: string; inTransaction: Run },
  work: (tx: VendorDb) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (isConstraintViolation(error, 'panelist_follows_a_calendar_of_its_vendor')) throw noSuchCalendar();
    if (!isConstraintViolation(error, 'panelist_email_is_unique_in_its_vendor')) throw error;
    await asVendor(context.db, session.vendorId, (tx) => requireFreeAddress(tx, email));
    throw new AppError('EMAIL_IN_USE');
  }
}
