import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { noteStep } from '#features/bookings/change-booking.service.ts';
import { lockSeen } from '#features/bookings/open-booking.service.ts';
import { requireRested } from '#features/notifications/notifications.service.ts';
import { lockSendable, sendAgain } from '#features/notifications/resend-mail.service.ts';
import { DAY_MILLIS } from '#lib/durations.ts';

/** Sends a mail of the booking once more and notes it in its history. RATE_LIMITED where it is too soon or too often. */
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
  requireRested(again.map(({ at }) => at).toReversed(), seen.now);
  const data = await sendAgain(context, tx, mail);
  await noteStep(context, tx, seen, { action: 'RESENT', comments });
  return { bookingId, data };
}
