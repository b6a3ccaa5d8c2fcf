import type { ResponseOf } from '@slotwise/contract/endpoint';
import type * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';
import { whyUntrue } from '#features/booking-mail/mail-truth.service.ts';
import { tellWebhooks } from '#features/webhooks/events/events.service.ts';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { deliveryOf } from '../notifications.mapper.ts';
import * as queries from '../notifications.queries.ts';
import { requireRested, requireSendable, requireTrue } from '../notifications.rules.ts';
import { enqueueAttempt, hasMailServer } from '../notifications.service.ts';

/**
 * Sends a mail of the booking once more, with the same bytes, and notes it in the booking's history. That history
 * tells how often it was done; RATE_LIMITED where it is too soon or too often, INVALID_TRANSITION where the mail says
 * what is no longer so.
 */
export async function resendMail(
  context: Context,
  session: Session,
  bookingId: string,
  mailId: string,
): Promise<ResponseOf<typeof endpoints.resendMail>> {
  const { vendorId } = session;
  return asVendor(context.db, vendorId, async (tx) => {
    const status = await queries.lockBookingStatus(tx, vendorId, bookingId);
    if (!status) throw new AppError('NOT_FOUND');
    const mail = await queries.lockMailOfBooking(tx, vendorId, bookingId, mailId);
    if (!mail) throw new AppError('NOT_FOUND');
    const now = context.clock.now();
    requireSendable(mail, hasMailServer(context));
    requireTrue(await whyNotAgain(tx, bookingId, mail, now));

    const comments = `To ${mail.recipient_email}: ${mail.subject}`;
    const aDayAgo = new Date(now.getTime() - DAY_MILLIS);
    requireRested(await queries.listResends(tx, vendorId, { bookingId, comments, after: aDayAgo }), now);
    await queries.queueMailAgain(tx, vendorId, mailId, now);
    const attempt = mail.attempts + 1;
    await enqueueAttempt(context, tx, { vendorId, mailId, attempt, since: attempt });
    const step = {
      booking_id: bookingId,
      action: 'RESENT' as const,
      from_status: status,
      to_status: status,
      at: now,
      by_role: session.role,
      by_user_id: session.userId,
      by_name: session.displayName,
      by_email: session.email,
      comments,
    };
    await queries.appendStep(tx, vendorId, step);
    await tellWebhooks(tx, [step]);
    const data = deliveryOf({ ...mail, state: 'QUEUED', next_attempt_at: now });
    return { status: 'success', bookingId, data };
  });
}

type MailRow = NonNullable<Awaited<ReturnType<typeof queries.lockMailOfBooking>>>;

const whyNotAgain = (tx: VendorDb, bookingId: string, mail: MailRow, now: Date) =>
  whyUntrue(
    tx,
    {
      bookingId,
      kind: mail.kind,
      email: mail.recipient_email,
      dedupeKey: mail.dedupe_key,
      calendar: (mail.message as OutgoingMail | null)?.calendar,
    },
    now,
  );
