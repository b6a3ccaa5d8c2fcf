import type { ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import * as queries from './bell.queries.ts';
import { withoutEchoes } from './bell.rules.ts';

/** No one reads further down than this. */
const MOST_SHOWN = 200;

/** The caller's news of the last days, mailed or not, newest first. */
export async function listNotices(
  { db, clock }: Context,
  { vendorId, userId, email }: Session,
): Promise<ResponseOf<typeof endpoints.listNotices>> {
  const since = new Date(clock.now().getTime() - LIMITS.noticeDays * DAY_MILLIS);
  const [rows, readUntil] = await asVendor(db, vendorId, (tx) =>
    Promise.all([
      queries.listMailsTo(tx, email, { since, limit: MOST_SHOWN }),
      queries.getReadUntil(tx, userId),
    ]),
  );
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
  return { status: 'success', unread: data.filter(({ isNew }) => isNew).length, data };
}

/** All news until now counts as read. */
export async function readNotices(
  { db, clock }: Context,
  { vendorId, userId }: Session,
): Promise<ResponseOf<typeof endpoints.readNotices>> {
  await asVendor(db, vendorId, (tx) => queries.setReadUntil(tx, userId, clock.now()));
  return { status: 'success', message: ['Everything is read'] };
}
