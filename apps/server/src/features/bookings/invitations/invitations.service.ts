import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { mailsOfRevision } from '#engines/mail-texts/mails-of-revision.ts';
import { queueMail } from '#features/notifications/notifications.service.ts';
import type { BookingPlan } from '../scheduling/scheduling.mapper.ts';
import type { NewBookingRows } from '../scheduling/scheduling.queries.ts';
import { firstRevision } from './invitations.mapper.ts';

/** Writes one invitation for each person on a new booking into the outbox. */
export async function inviteEverybody(
  context: Context,
  tx: VendorDb,
  plan: BookingPlan,
  rows: NewBookingRows,
) {
  const { mailFrom, publicUrl } = context.config;
  const revision = firstRevision(plan, rows, { senderAddress: mailFrom.email, host: plan.host, publicUrl });
  for (const { audience, recipient, method, mail } of mailsOfRevision(revision)) {
    await queueMail(context, tx, plan.session.vendorId, {
      kind: `meeting-invitation-${audience}`,
      bookingId: plan.bookingId,
      revision: revision.sequence,
      dedupeKey: [plan.bookingId, audience, revision.sequence, method, recipient.email].join(' '),
      recipient: { name: recipient.name, email: recipient.email },
      message: mail,
      secret: false,
    });
  }
}
