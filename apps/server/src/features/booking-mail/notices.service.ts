import type { Actor, BookingChange, BookingListener, BookingNews, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { bookingNotice, type NoticeKind } from '#engines/mail-texts/booking-notice.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { findBooking } from '#features/bookings/bookings.queries.ts';
import { findReaderZone } from '#features/bookings/colleagues.queries.ts';
import { isToCome } from './invitations/invitations.rules.ts';
import { mailTimeKept } from './kept-time.service.ts';

export type NoticeReader = { name: string; email: string; timeZone?: string };

export type Notice = {
  kind: NoticeKind;
  bookingId: string;
  to: NoticeReader;
  /** The actor's comment. */
  comments?: string | undefined;
  /** Hints that help the reader act on it, a sentence each. */
  hints?: string[];
  /** Only for a panelist's link: its address with the secret, and its expiry. */
  link?: { url: string; until: Date };
};

/** Mails one person of the organization what happened to a booking, in its transaction. One mail per call. */
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

/** Mails the news of changes, once per reader and never about their own acts. */
export const mailNews: BookingListener = async (context, tx, changes) => {
  for (const change of changes) {
    const { actor, now, before, after, news } = change;
    if (!actor || !news || hasEntry(change)) continue;
    const { kind, wordless = [], ...words } = news;
    if (kind === 'time-stays') await mailTimeKept(context, tx, { actor, now, ...after });
    else
      for (const to of listReaders((before ?? after).row, news, actor))
        await sendNotice(context, tx, actor, {
          ...words,
          ...(wordless.includes(to.email) && { comments: '' }),
          kind,
          bookingId: after.row.booking_id,
          to,
        });
  }
};

/** The new host of an upcoming meeting gets its calendar entry. */
const hasEntry = ({ news, before, after, now }: BookingChange): boolean =>
  news?.kind === 'assigned' &&
  before?.row.recruiter_user_id !== after.row.recruiter_user_id &&
  isToCome(after.row, now);

function listReaders(row: BookingRow, { to }: BookingNews, actor: Actor): NoticeReader[] {
  const recruiter = { name: row.recruiter_name, email: row.recruiter_email };
  const { assignee_email: email, assignee_name: name } = row;
  const isOther = email !== null && email !== recruiter.email;
  const readers = to ? [to] : [recruiter, ...(isOther ? [{ name: name ?? email, email }] : [])];
  return readers.filter((reader) => ![actor.email, row.candidate_email].includes(reader.email));
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
