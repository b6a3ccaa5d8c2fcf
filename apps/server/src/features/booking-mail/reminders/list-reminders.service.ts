import type { Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { findBooking } from '#features/bookings/bookings.queries.ts';
import { getScope } from '#features/bookings/bookings.rules.ts';
import { toReminder } from './reminders.mapper.ts';
import * as queries from './reminders.queries.ts';

/** Who is, was or was not after all reminded of what about the booking; NOT_FOUND if the caller may not see it. */
export async function listReminders(tx: VendorDb, session: Session, bookingId: string) {
  const [booking, rows] = await Promise.all([
    findBooking(tx, getScope(session), bookingId),
    queries.listReminders(tx, bookingId),
  ]);
  if (!booking) throw new AppError('NOT_FOUND');
  return { bookingId, data: rows.map(toReminder) };
}
