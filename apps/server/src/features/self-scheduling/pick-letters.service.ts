import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { MailedLink } from '#engines/calendar-messages/mailed-link.ts';
import { linkAddress } from '#engines/calendar-messages/mail-links.ts';
import type { MailText } from '#engines/mail-texts/layout/mail-content.ts';
import { pickCalledOff } from '#engines/mail-texts/pick-called-off.ts';
import { pickInvitation, type PickInvitation } from '#engines/mail-texts/pick-invitation.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { mailedLinkTo } from '#features/bookings/links/mailed-links.service.ts';
import { findTerms, type TermsRow } from './terms.queries.ts';

type Invitation = { row: BookingRow; terms: TermsRow; ask: PickInvitation['ask'] };

/** Mails the candidate the link for choosing the time, with the terms. */
export async function mailInvitation(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { row, terms, ask }: Invitation,
) {
  const { booking_id: bookingId, candidate_email: email } = row;
  const link = await mailedLinkTo(context, tx, { purpose: 'meeting', bookingId, email });
  const text = pickInvitation({
    candidateName: row.candidate_name,
    company: actor.vendorName,
    recruiterName: row.recruiter_name,
    jobTitle: row.job_title,
    durationMinutes: terms.duration_minutes,
    mode: row.mode,
    windowStart: terms.window_start,
    windowEnd: terms.window_end,
    expiresAt: terms.expires_at.toISOString(),
    timeZone: row.candidate_time_zone ?? terms.time_zone,
    ask,
    url: linkAddress(link, context.config.publicUrl),
  });
  await mailCandidate(context, tx, actor, { kind: 'pick-invitation', row, text, links: [link] });
}

/** Mails the link to the new address of a candidate who got it and has not chosen yet. */
export async function inviteAgain(context: Context, tx: VendorDb, { actor, row, now }: SeenBooking) {
  if (row.booking_status !== 'AWAITING_CANDIDATE') return;
  const terms = await findTerms(tx, row.booking_id);
  if (!terms?.sent_at || terms.expires_at <= now) return;
  await mailInvitation(context, tx, actor, { row, terms, ask: 'FIRST' });
}

/** Tells a candidate who was to choose a time that the choice is off. */
export async function mailChoiceCancelled(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { row, reason }: { row: BookingRow; reason: string },
) {
  const { candidate_name: candidateName, recruiter_name: recruiterName, job_title: jobTitle } = row;
  const company = actor.vendorName;
  const text = pickCalledOff({ candidateName, company, recruiterName, jobTitle, reason });
  await mailCandidate(context, tx, actor, { kind: 'pick-called-off', row, text });
}

type Letter = { kind: string; row: BookingRow; text: MailText; links?: MailedLink[] };

async function mailCandidate(
  context: Context,
  tx: VendorDb,
  { vendorName }: Actor,
  { kind, row, text, links }: Letter,
) {
  await queueLetter(context, tx, {
    kind,
    bookingId: row.booking_id,
    text,
    fromName: vendorName,
    to: { name: row.candidate_name, email: row.candidate_email },
    replyTo: { name: row.recruiter_name, address: row.recruiter_email },
    links,
  });
}
