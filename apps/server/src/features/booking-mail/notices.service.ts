import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { bookingNotice, type NoticeKind } from '#engines/mail-texts/booking-notice.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { findBooking } from '#features/bookings/bookings.queries.ts';
import { findReaderZone } from '#features/bookings/colleagues.queries.ts';

/** Who gets the notice. */
export type NoticeReader = { name: string; email: string; timeZone?: string };

export type Notice = {
  kind: NoticeKind;
  bookingId: string;
  to: NoticeReader;
  /** What the actor wrote with it. */
  comments?: string | undefined;
  /** What helps its reader to act on it, a sentence each. */
  hints?: string[];
  /** Only of a panelist's link: its address with the secret, and until when it works. */
  link?: { url: string; until: Date };
};

/**
 * Mails one person of the organization what happened to a booking, without a calendar entry, in the transaction of
 * what happened. Each call is one mail.
 */
export async function sendNotice(context: Context, tx: VendorDb, actor: Actor, notice: Notice) {
  const { kind, bookingId, to, link } = notice;
  const row = await findBooking(tx, { everything: true }, bookingId);
  if (!row) throw new Error('A notice is about a booking that exists.');
  const { publicUrl } = context.config;
  const at = context.clock.now().toISOString();
  const timeZone = to.timeZone ?? (await findReaderZone(tx, to.email));
  const reader = { ...to, ...(timeZone && { timeZone }) };
  await queueLetter(context, tx, {
    kind: kind === 'panel-link' ? kind : `booking-${kind}`,
    bookingId,
    text: buildNoticeText(row, actor, { ...notice, to: reader }, { publicUrl, at }),
    fromName: actor.vendorName,
    to,
    replyTo: { name: row.recruiter_name, address: row.recruiter_email },
    secret: link !== undefined,
  });
}

/** `wordless` are addresses that get the news without its comments. */
type ToOwners = Omit<Notice, 'to' | 'bookingId'> & { row: BookingRow; wordless?: string[] };

/** Tells the recruiter and the person who owes the next step, each once and no one of what they did themselves. */
export async function noticeToOwners(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { row, wordless = [], ...notice }: ToOwners,
) {
  const owners = new Map([[row.recruiter_email, row.recruiter_name]]);
  if (row.assignee_email && !owners.has(row.assignee_email)) {
    owners.set(row.assignee_email, row.assignee_name ?? row.assignee_email);
  }
  for (const [email, name] of owners) {
    if (email === actor.email || email === row.candidate_email) continue;
    await sendNotice(context, tx, actor, {
      ...notice,
      ...(wordless.includes(email) && { comments: '' }),
      bookingId: row.booking_id,
      to: { name, email },
    });
  }
}

type Written = { publicUrl: string; at: string };

function buildNoticeText(
  row: BookingRow,
  actor: Actor,
  { kind, to, comments, hints, link }: Notice,
  { publicUrl, at }: Written,
) {
  const { start_time: startTime, time_zone: timeZone } = row;
  return bookingNotice({
    kind,
    company: actor.vendorName,
    readerName: to.name,
    byName: actor.guestOf?.vendorName ?? actor.displayName,
    candidateName: row.candidate_name,
    jobTitle: row.job_title,
    roundName: row.round_name,
    ...(startTime && {
      when: { startTime: startTime.toISOString(), timeZone, readerZone: to.timeZone, at },
    }),
    ...(comments && { comments }),
    ...(hints && { hints }),
    url: link?.url ?? `${publicUrl}/viewmeeting/${row.booking_id}`,
    ...(link && { until: link.until.toISOString() }),
  });
}
