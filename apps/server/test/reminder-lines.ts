import type { Reminder } from '@slotwise/contract/bookings/reminders.schema';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { toReminder } from '#features/booking-mail/reminders/reminders.mapper.ts';
import { listReminders } from '#features/booking-mail/reminders/reminders.queries.ts';
import { sendDueReminders } from '#features/booking-mail/reminders/send-reminders.service.ts';
import type { TestApp } from './test-app.ts';

/** Reads and sends an organization's reminders on days when all sessions have expired. */
export function watchReminders({ context, clock }: Pick<TestApp, 'context' | 'clock'>, vendor: string) {
  const vendorId = toVendorId(vendor);
  const list = async (bookingId: string): Promise<Reminder[]> =>
    (await asVendor(context.db, vendorId, (tx) => listReminders(tx, bookingId))).map(toReminder);

  /** One line each: 'DAY_BEFORE asha WAITING', with the cause if it was called off. */
  const lines = async (bookingId: string): Promise<string[]> =>
    (await list(bookingId))
      .map(({ kind, recipientName, state, cause }) =>
        [kind, recipientName.split(' ')[0], state, cause].filter(Boolean).join(' '),
      )
      .toSorted();

  const countSent = async (bookingId: string): Promise<number> =>
    (await list(bookingId)).filter(({ state }) => state === 'SENT').length;

  /** Sends what is due at this time; returns how many were about the booking. */
  const sendAt = async (at: string, bookingId: string): Promise<number> => {
    clock.set(at);
    const before = await countSent(bookingId);
    await sendDueReminders(context);
    return (await countSent(bookingId)) - before;
  };
  return { list, lines, sendAt };
}
