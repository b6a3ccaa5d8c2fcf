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

/** Where the caller's busy times as a panelist come from; NOT_FOUND if they are not one. */
export async function listSources({ clock, config }: Context, tx: VendorDb, { userId }: Session) {
  const { panelistId } = await getOwnTimes(tx, userId);
  const rows = await queries.listSources(tx, panelistId, clock.now());
  return { data: rows.map((row) => toBusySource(row, config)), offersConnecting: config.feeds };
}

type NewSource = ParsedRequestOf<typeof endpoints.createBusySource>['body'];

/** Reads the caller's busy times from a file, replacing those of a source with the same name. */
export async function importSource(
  context: Context,
  { vendorId, userId }: Session,
  { name, ics }: NewSource,
): Promise<ResponseOf<typeof endpoints.createBusySource>> {
  const { db, clock, config } = context;
  // Someone who is no panelist gets nothing read; the file is read outside any transaction.
  const { email, timeZone } = await asVendor(db, vendorId, (tx) => getOwnTimes(tx, userId));
  const ownHost = new URL(config.publicUrl).hostname;
  const question = { ics, timeZone, email, ownHost, horizon: horizonAt(clock.now()) };
  const spans = await readCalendarFile(context, { vendorId, userId }, 'busyTimes', question);
  return putSource(context, { vendorId, userId }, { kind: 'FILE', name, spans });
}

type Filled = Pick<queries.NewSource, 'kind' | 'name'> & { spans: { start: number; end: number }[] };

/** Stores a source with its times, replacing one of the same name; `toReading` says how it is re-read. */
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
