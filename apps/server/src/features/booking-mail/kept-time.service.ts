import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { linkAddress } from '#engines/calendar-messages/mail-links.ts';
import { keptTime } from '#engines/mail-texts/kept-time.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import { mailedLinkTo } from '#features/bookings/links/mailed-links.service.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';

/** Tells the candidate that the time stays despite their proposal, or that there is none yet. */
export async function mailTimeKept(context: Context, tx: VendorDb, { row, people, actor, now }: SeenBooking) {
  const { booking_id: bookingId, start_time: startTime, time_zone: timeZone } = row;
  const candidate = people.find(({ role }) => role === 'CANDIDATE');
  if (!candidate) return;
  const { name, email } = candidate;
  const link = await mailedLinkTo(context, tx, { purpose: 'meeting', bookingId, email });
  const readerZone = candidate.time_zone ?? undefined;
  const text = keptTime({
    company: actor.vendorName,
    recruiterName: row.recruiter_name,
    candidateName: name,
    jobTitle: row.job_title,
    when: startTime
      ? { startTime: startTime.toISOString(), timeZone, readerZone, at: now.toISOString() }
      : undefined,
    url: linkAddress(link, context.config.publicUrl),
  });
  await queueLetter(context, tx, {
    kind: startTime ? 'booking-time-stays' : 'booking-times-not-taken',
    bookingId,
    text,
    fromName: actor.vendorName,
    to: { name, email },
    replyTo: { name: row.recruiter_name, address: row.recruiter_email },
    links: [link],
  });
}
