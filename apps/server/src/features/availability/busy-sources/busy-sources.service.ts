import type * as endpoints from '@slotwise/contract/availability/busy-sources.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { getOwnTimes, lockOwnTimes } from '#features/panelists/panelist-times.service.ts';
import { readCalendarFile } from './calendar-files.service.ts';
import { toBusySource } from './busy-sources.mapper.ts';
import * as queries from './busy-sources.queries.ts';
import { horizonAt, noSuchSource, requireOwnName, requireRoom } from './busy-sources.rules.ts';

/** Where the caller's busy times as a panelist come from; NOT_FOUND where they are none. */
export async function listSources({ clock, config }: Context, tx: VendorDb, { userId }: Session) {
  const { panelistId } = await getOwnTimes(tx, userId);
  const rows = await queries.listSources(tx, panelistId, clock.now());
  return { data: rows.map((row) => toBusySource(row, config)), offersConnecting: config.feeds };
}

type NewSource = ParsedRequestOf<typeof endpoints.createBusySource>['body'];

/** Takes the caller's busy times from a file, in place of what a source of the same name said before. */
export async function importSource(
  context: Context,
  { vendorId, userId }: Session,
  { name, ics }: NewSource,
): Promise<ResponseOf<typeof endpoints.createBusySource>> {
  const { db, clock, config } = context;
  // The person who is no panelist has nothing read for them; the file is read without holding a transaction open.
  const { email, timeZone } = await asVendor(db, vendorId, (tx) => getOwnTimes(tx, userId));
  const ownHost = new URL(config.publicUrl).hostname;
  const question = { ics, timeZone, email, ownHost, horizon: horizonAt(clock.now()) };
  const spans = await readCalendarFile(context, { vendorId, userId }, 'busyTimes', question);
  return putSource(context, { vendorId, userId }, { kind: 'FILE', name, spans });
}

type Filled = Pick<queries.NewSource, 'kind' | 'name'> & { spans: { start: number; end: number }[] };

/** Keeps a source with its times, in place of one of the same name; `toReading` says how it is read again. */
export const putSource = async (
  { db, clock, config }: Context,
  { vendorId, userId }: Pick<Session, 'vendorId' | 'userId'>,
  { kind, name, spans }: Filled,
  toReading: (sourceId: string) => Partial<queries.NewSource> = () => ({}),
): Promise<ResponseOf<typeof endpoints.createBusySource>> =>
  asVendor(db, vendorId, async (tx) => {
    const now = clock.now();
    const { panelistId } = await lockOwnTimes(tx, userId);
    const present = await queries.listSources(tx, panelistId, now);
    requireOwnName(present, { kind, name });
    requireRoom(present, name);
    const sourceId = present.find((source) => source.name === name)?.source_id ?? uuidv7();
    await queries.saveSource(tx, { sourceId, panelistId, kind, name, now, ...toReading(sourceId) });
    await queries.replaceTimes(tx, { sourceId, spans });
    const source = await queries.findSource(tx, panelistId, sourceId, now);
    if (!source) throw noSuchSource();
    return { status: 'success', sourceId, data: toBusySource(source, config) };
  });

export async function deleteSource(tx: VendorDb, { userId }: Session, sourceId: string) {
  const { panelistId } = await getOwnTimes(tx, userId);
  const gone = await queries.deleteSource(tx, panelistId, sourceId);
  if (!gone) throw noSuchSource();
  return { message: [`“${gone.name}” keeps you busy no longer.`] };
}
