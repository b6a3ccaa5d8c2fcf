import type * as endpoints from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import type { CalendarFeed } from '@slotwise/contract/outgoing/calendar-feeds.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { asDirectory, asVendor, type VendorDb } from '#db/tenancy.ts';
import { printEvents, wrapEvents } from '#engines/calendar-messages/calendar-feed.ts';
import { admitCalendarReading } from '#features/auth/limits.service.ts';
import { admitLink } from '#features/auth/entrance-limits.service.ts';
import { findPersonAtWork } from '#features/auth/people.service.ts';
import { readCalendarMeetings } from '#features/booking-mail/invitations/calendars.service.ts';
import { AppError } from '#lib/app-error.ts';
import { hashToken, toLinkId } from '#lib/secrets/token.ts';
import * as queries from './calendar-feeds.queries.ts';
import { tokenOfFile } from './calendar-feeds.rules.ts';

/** More than calendar programs read; five thousand usual meetings. The earliest ones are left out. */
const LONGEST = 4_000_000;

type Answer = ResponseOf<typeof endpoints.getCalendarFeed>;

export async function getCalendarFeed(context: Context, { vendorId, userId }: Session): Promise<Answer> {
  const row = await asVendor(context.db, vendorId, (tx) => queries.findUserFeed(tx, userId));
  return { status: 'success', data: row ? await toCalendarFeed(context, row) : { url: '', createdAt: '' } };
}

/** Creates the caller's private calendar. The address of an earlier one stops working. */
export async function createCalendarFeed(context: Context, { vendorId, userId }: Session): Promise<Answer> {
  const { db, clock, vault } = context;
  const feedId = uuidv7();
  const tokenHash = hashToken(await vault.tokenFor('feed', feedId));
  const now = clock.now();
  await asVendor(db, vendorId, (tx) => queries.saveFeed(tx, { tokenHash, feedId, userId, now }));
  return { status: 'success', data: await toCalendarFeed(context, { feed_id: feedId, created_at: now }) };
}

export async function deleteCalendarFeed(tx: VendorDb, { userId }: Session) {
  await queries.deleteFeed(tx, userId);
  return { message: [MESSAGES.calendarFeeds.remove.success] };
}

/** The address is derived from the row's id, so that no row, backup or log has to contain it. */
async function toCalendarFeed(
  { vault, config }: Context,
  row: { feed_id: string; created_at: Date },
): Promise<CalendarFeed> {
  const token = await vault.tokenFor('feed', row.feed_id);
  return { url: `${config.publicUrl}/api/calendar/${token}.ics`, createdAt: row.created_at.toISOString() };
}

/** The calendar at a private address. LINK_EXPIRED if it does not exist, RATE_LIMITED if it is read too often. */
export async function readCalendarFeed(context: Context, file: string, { ip, about }: Call): Promise<string> {
  const { db } = context;
  const token = tokenOfFile(file);
  const feed = token && (await asDirectory(db, (tx) => queries.findFeed(tx, hashToken(token))));
  if (token)
    about?.({ linkId: toLinkId(token), ...(feed && { vendorId: feed.vendorId, subjectId: feed.userId }) });
  const text = feed && (await readFeed(context, feed));
  if (text) return text;
  await admitLink(context, ip);
  throw new AppError('LINK_EXPIRED', {
    message: 'This calendar is switched off or has another address now.',
  });
}

async function readFeed(context: Context, feed: queries.FeedOwner): Promise<string | undefined> {
  await admitCalendarReading(context, feed.feedId);
  return asVendor(context.db, feed.vendorId, async (tx) => {
    const person = await findPersonAtWork(tx, feed.userId);
    if (!person) return undefined;
    const { email, vendorName: company } = person;
    const printed: string[] = [];
    let length = 0;
    for await (const some of readCalendarMeetings(context, tx, { email, company })) {
      const events = printEvents(some);
      length += events.length;
      if (length > LONGEST) break;
      printed.push(events);
    }
    return wrapEvents(`Interviews, ${company}`, printed.join(''));
  });
}
