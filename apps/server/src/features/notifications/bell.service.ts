import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import * as queries from './bell.queries.ts';
import { withoutEchoes } from './bell.rules.ts';

/** No one scrolls further than this. */
const MOST_SHOWN = 200;

/** The caller's recent news, mailed or not, newest first. */
export async function listNotices({ clock }: Context, tx: VendorDb, { vendorId, userId, email }: Session) {
  const since = new Date(clock.now().getTime() - LIMITS.noticeDays * DAY_MILLIS);
  const [rows, readUntil] = await Promise.all([
    queries.listMailsTo(tx, email, { since, limit: MOST_SHOWN }),
    queries.getReadUntil(tx, userId),
  ]);
  const data = withoutEchoes(rows).map((row) => ({
    noticeId: row.mail_id,
    kind: row.kind,
    what: row.event || row.subject,
    about: row.event_about,
    bookingId: row.booking_id,
    partnerId: row.booking_id === null && row.vendor_id !== vendorId ? row.vendor_id : null,
    at: row.created_at.toISOString(),
    isNew: readUntil === null || row.created_at > readUntil,
  }));
  return { unread: data.filter(({ isNew }) => isNew).length, data };
}

/** Marks all news until now as read. */
export async function readNotices({ clock }: Context, tx: VendorDb, { userId }: Session) {
  await queries.setReadUntil(tx, userId, clock.now());
  return { message: ['Everything is read'] };
}
