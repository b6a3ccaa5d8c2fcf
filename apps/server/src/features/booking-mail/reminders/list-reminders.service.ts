import type { listReminders as endpoint } from '@slotwise/contract/bookings/reminders.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { findBooking } from '#features/bookings/bookings.queries.ts';
import { getScope } from '#features/bookings/bookings.rules.ts';
import { toReminder } from './reminders.mapper.ts';
import * as queries from './reminders.queries.ts';

/** Who is reminded of what about the booking, was, or was not after all; NOT_FOUND where the caller sees no such one. */
export const listReminders = async (
  { db }: Context,
  session: Session,
  bookingId: string,
): Promise<ResponseOf<typeof endpoint>> =>
  asVendor(db, session.vendorId, async (tx) => {
    const [booking, rows] = await Promise.all([
      findBooking(tx, getScope(session), bookingId),
      queries.listReminders(tx, bookingId),
    ]);
    if (!booking) throw new AppError('NOT_FOUND');
    return { status: 'success', bookingId, data: rows.map(toReminder) };
  });
