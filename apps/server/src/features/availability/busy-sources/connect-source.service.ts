import type * as endpoints from '@slotwise/contract/availability/busy-sources.endpoints';
import type { BusySource } from '@slotwise/contract/availability/busy-sources.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { getOwnTimes } from '#features/panelists/panelist-times.service.ts';
import { invalidField } from '#lib/app-error.ts';
import { hostShown, readDestination } from '#lib/guarded-fetch/destination.ts';
import { oneAtATime } from './calendar-files.service.ts';
import { requireConnecting } from './busy-sources.rules.ts';
import { putSource } from './busy-sources.service.ts';
import { findCalendars } from './caldav-account.service.ts';
import { questionFor } from './read-source.mapper.ts';
import { toSourceFault, toKnown, nextReading, UnreadableSource, type Access } from './read-source.rules.ts';
import { fetchTimes } from './read-source.service.ts';

type BodyOf<E extends keyof typeof endpoints> = ParsedRequestOf<(typeof endpoints)[E]>['body'];

/** Connects a published calendar by its secret address and reads it at once: a wrong one is refused at its field. */
export async function subscribeFeed(
  context: Context,
  session: Session,
  { name, url }: BodyOf<'subscribeBusyFeed'>,
): Promise<ResponseOf<typeof endpoints.subscribeBusyFeed>> {
  requireConnecting(context.config);
  return connect(context, session, { kind: 'FEED', name, access: { url } });
}

/** Connects calendars of a CalDAV account; each must belong to the account. */
export async function connectCalDav(
  context: Context,
  session: Session,
  { name, calendars, ...account }: BodyOf<'connectCalDav'>,
): Promise<ResponseOf<typeof endpoints.connectCalDav>> {
  requireConnecting(context.config);
  const check = async () => {
    const known = new Set((await findCalendars(context, account)).map(({ href }) => href));
    if (calendars.every((href) => known.has(href))) return;
    throw new UnreadableSource(
      'calendars',
      'The account no longer has this calendar. Find its calendars again.',
    );
  };
  const access = { ...account, calendars: [...new Set(calendars)] };
  return connect(context, session, { kind: 'CALDAV', name, access }, check);
}

/** Lists the calendars of an account to choose from. Stores nothing. */
export async function listCalendars(
  context: Context,
  { vendorId, userId }: Session,
  account: BodyOf<'listCalDavCalendars'>,
): Promise<ResponseOf<typeof endpoints.listCalDavCalendars>> {
  requireConnecting(context.config);
  await asVendor(context.db, vendorId, (tx) => getOwnTimes(tx, userId));
  const data = await asking(context, userId, () => findCalendars(context, account));
  return { status: 'success', data };
}

type ConnectRequest = { kind: 'FEED' | 'CALDAV'; name: string; access: Access };

async function connect(
  context: Context,
  { vendorId, userId }: Session,
  { kind, name, access }: ConnectRequest,
  check: () => Promise<void> = () => Promise.resolve(),
): Promise<{ status: 'success'; sourceId: string; data: BusySource }> {
  const { db, clock, config, vault } = context;
  const now = clock.now();
  const owner = await asVendor(db, vendorId, (tx) => getOwnTimes(tx, userId));
  const fetched = await asking(context, userId, async () => {
    await check();
    const question = questionFor(owner, { publicUrl: config.publicUrl, now, vendorId, lane: 'people' });
    return fetchTimes(context, { kind, access, known: null }, question);
  });
  const sealed = await vault.seal(vendorId, JSON.stringify(access));
  const filled = { kind, name, spans: fetched.spans ?? [] };
  return putSource(context, { vendorId, userId }, filled, (sourceId) => ({
    access: sealed,
    host: hostShown(readDestination(access.url, config.feedsAllowHosts)),
    validator: JSON.stringify(toKnown(fetched, null, now)),
    nextReadAt: nextReading(sourceId, 0, now),
  }));
}

/** Queries a server for someone who waits. A failure is reported at the field that has to change. */
async function asking<T>(context: Context, userId: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await oneAtATime(context, userId, ask);
  } catch (error) {
    const fault = toSourceFault(error);
    throw fault ? invalidField(fault.field, fault.message) : error;
  }
}
