import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';
import { AppError } from '#lib/app-error.ts';
import { toDelivery } from './notifications.mapper.ts';
import * as queries from './notifications.queries.ts';
import { requireSendable, requireUpToDate } from './notifications.rules.ts';
import { enqueueAttempt, hasMailServer } from './notifications.service.ts';

type Mail = NonNullable<Awaited<ReturnType<typeof queries.lockMailOfBooking>>>;

/** Locks a mail that may be resent. INVALID_TRANSITION if it is on its way or no longer true. */
export async function lockSendable(
  context: Context,
  tx: VendorDb,
  bookingId: string,
  mailId: string,
): Promise<Mail> {
  const mail = await queries.lockMailOfBooking(tx, bookingId, mailId);
  if (!mail) throw new AppError('NOT_FOUND');
  requireSendable(mail, hasMailServer(context));
  const { kind, recipient_email: email, dedupe_key: dedupeKey } = mail;
  const calendar = (mail.message as OutgoingMail | null)?.calendar;
  requireUpToDate(
    await context.whyUntrue(tx, { bookingId, kind, email, dedupeKey, calendar }, context.clock.now()),
  );
  return mail;
}

/** Enqueues a mail for sending once more, with the same bytes. */
export async function sendAgain(context: Context, tx: VendorDb, mail: Mail): Promise<Delivery> {
  const { mail_id: mailId, attempts } = mail;
  const now = context.clock.now();
  await queries.queueMailAgain(tx, mailId, now);
  const attempt = attempts + 1;
  await enqueueAttempt(context, tx, { vendorId: tx.vendorId, mailId, attempt, since: attempt });
  return toDelivery({ ...mail, state: 'QUEUED', next_attempt_at: now });
}
