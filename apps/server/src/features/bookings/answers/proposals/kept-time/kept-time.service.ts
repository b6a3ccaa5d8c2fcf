import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { linkAddress } from '#engines/calendar-messages/mail-links.ts';
import { accountMail } from '#engines/mail-texts/account-mail.ts';
import { keptTime } from '#engines/mail-texts/kept-time.ts';
import { queueMail } from '#features/notifications/notifications.service.ts';
import type { OpenBooking } from '../../../life/life.service.ts';
import { mailedLinkTo } from '../../../mailed-links/mailed-links.service.ts';

/** Tells the candidate that the time stays in spite of what they proposed. Without a time there is nothing to keep. */
export async function tellCandidateTimeStays(
  context: Context,
  tx: VendorDb,
  { row, people, actor, now }: OpenBooking,
) {
  const { booking_id: bookingId, start_time: startTime, time_zone: timeZone } = row;
  const candidate = people.find(({ role }) => role === 'CANDIDATE');
  if (!candidate || !startTime) return;
  const { mailFrom, publicUrl } = context.config;
  const { name, email } = candidate;
  const link = await mailedLinkTo(context, tx, { purpose: 'meeting', bookingId, email });
  const at = now.toISOString();
  const readerZone = candidate.time_zone ?? undefined;
  const text = keptTime({
    company: actor.vendorName,
    recruiterName: row.recruiter_name,
    candidateName: name,
    jobTitle: row.job_title,
    when: { startTime: startTime.toISOString(), timeZone, readerZone, at },
    url: linkAddress(link, publicUrl),
  });
  const mailId = uuidv7();
  const sender = { address: mailFrom.email, host: new URL(publicUrl).hostname };
  const mail = accountMail(text, { sender, fromName: actor.vendorName, to: { name, email }, mailId, at });
  await queueMail(context, tx, actor.vendorId, {
    kind: 'booking-time-stays',
    bookingId,
    dedupeKey: `time-stays:${mailId}`,
    recipient: { name, email },
    message: {
      ...mail,
      replyTo: { name: row.recruiter_name, address: row.recruiter_email },
      links: [link],
    },
    secret: false,
  });
}
