import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { recordStep } from '#features/bookings/change-booking.service.ts';
import { lockSeen } from '#features/bookings/open-booking.service.ts';
import { requireResendPause } from '#features/notifications/notifications.service.ts';
import { lockSendable, sendAgain } from '#features/notifications/resend-mail.service.ts';
import { DAY_MILLIS } from '#lib/durations.ts';

/** Resends a mail of the booking and records it in the history. RATE_LIMITED if that is too soon or too often. */
export async function resendMail(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId, mailId }: { bookingId: string; mailId: string },
) {
  const seen = await lockSeen(context, tx, session, { bookingId });
  const mail = await lockSendable(context, tx, bookingId, mailId);
  const comments = `To ${mail.recipient_email}: ${mail.subject}`;
  const aDayAgo = new Date(seen.now.getTime() - DAY_MILLIS);
  const again = (await listSteps(tx, bookingId)).filter(
    (step) => step.action === 'RESENT' && step.comments === comments && step.at > aDayAgo,
  );
  requireResendPause(again.map(({ at }) => at).toReversed(), seen.now);
  const data = await sendAgain(context, tx, mail);
  await recordStep(context, tx, seen, { action: 'RESENT', comments });
  return { bookingId, data };
}
