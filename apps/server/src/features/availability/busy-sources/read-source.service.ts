import type * as endpoints from '@slotwise/contract/availability/busy-sources.endpoints';
import type { BusySourceKind } from '@slotwise/contract/availability/busy-sources.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { getOwnTimes, listPanelistTimes } from '#features/panelists/panelist-times.service.ts';
import { AppError } from '#lib/app-error.ts';
import { oneAtATime } from './calendar-files.service.ts';
import { toBusySource } from './busy-sources.mapper.ts';
import { findSource } from './busy-sources.queries.ts';
import { noSuchSource, requireConnecting } from './busy-sources.rules.ts';
import { fetchCalDav } from './caldav.service.ts';
import { fetchFeed } from './feeds.service.ts';
import { questionFor, type Question } from './read-source.mapper.ts';
import * as queries from './read-source.queries.ts';
import * as rules from './read-source.rules.ts';
import { save, saveFailure, type Taken } from './save-times.service.ts';

type Connected = { kind: BusySourceKind; access: rules.Access; known: rules.Known | null };

/** Queries a connected calendar for its owner's times. Throws what `toSourceFault` knows, and UNAVAILABLE if too many wait. */
export const fetchTimes = (
  context: Context,
  { kind, access, known }: Connected,
  question: Question,
): Promise<rules.Fetched> =>
  kind === 'CALDAV'
    ? fetchCalDav(context, access, known, question)
    : fetchFeed(context, access, known, question);

/** Re-reads one of the caller's sources completely; returns its state afterwards. */
export async function refreshSource(
  context: Context,
  { vendorId, userId }: Session,
  sourceId: string,
): Promise<ResponseOf<typeof endpoints.refreshBusySource>> {
  const { db, clock, config } = context;
  const find = async (tx: VendorDb) => {
    const owner = await getOwnTimes(tx, userId);
    const source = await findSource(tx, owner.panelistId, sourceId, clock.now());
    if (!source) throw noSuchSource();
    return { owner, source };
  };
  const { source: present } = await asVendor(db, vendorId, find);
  if (present.kind === 'FILE') throw new AppError('INVALID_TRANSITION', { message: READ_ONCE });
  requireConnecting(config);
  await oneAtATime(context, userId, async () => {
    const now = clock.now();
    const until = rules.leaseUntil(now);
    const row = await asVendor(db, vendorId, (tx) => queries.takeOne(tx, sourceId, { now, until }));
    if (!row) throw new AppError('RATE_LIMITED', { message: BEING_READ, retryAfterSeconds: 10 });
    const { owner } = await asVendor(db, vendorId, find);
    await readTaken(
      context,
      { vendorId, lease: until, owner, row: { ...row, validator: '' } },
      { lane: 'people' },
    );
  });
  const { source } = await asVendor(db, vendorId, find);
  return { status: 'success', sourceId, data: toBusySource(source, config) };
}

const READ_ONCE = 'A file is read once. Choose a newer file to replace it.';
const BEING_READ = 'This calendar is syncing now. Try again in a moment.';

/** Reads the organization's longest-due source. False if none is due. */
export async function readNext(context: Context, vendorId: VendorId, signal: AbortSignal): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const lease = rules.leaseUntil(now);
  const taken = await asVendor(db, vendorId, async (tx) => {
    const row = await queries.takeDue(tx, { now, until: lease });
    const [owner] = row ? await listPanelistTimes(tx, { ids: [row.panelist_id] }) : [];
    return row && owner && { row, owner };
  });
  if (!taken) return false;
  await readTaken(context, { vendorId, lease, ...taken }, { lane: 'upkeep', signal });
  return true;
}
type Way = Pick<Question, 'lane' | 'signal'>;

/** The fetch runs outside any transaction; its result is written only if the lease is still ours. */
async function readTaken(context: Context, taken: Taken, { lane, signal }: Way): Promise<void> {
  const { db, clock, config } = context;
  const { vendorId, lease, row, owner } = taken;
  const { source_id: sourceId, kind } = row;
  const now = clock.now();
  const known = rules.readKnown(row.validator, now);
  try {
    const access = await openAccess(context, vendorId, row.access);
    const question = questionFor(owner, { publicUrl: config.publicUrl, now, vendorId, lane, signal });
    const fetched = await fetchTimes(context, { kind, access, known }, question);
    await asVendor(db, vendorId, (tx) => save(tx, taken, { fetched, known, now }));
  } catch (error) {
    if (signal?.aborted || isBusy(error)) {
      await asVendor(db, vendorId, (tx) => queries.giveBack(tx, sourceId, lease));
      if (signal?.aborted) return;
      throw error;
    }
    const fault = rules.toSourceFault(error);
    context.log.info({ sourceId, kind, failures: row.failures + 1 }, 'a connected calendar was not read');
    if (!fault) context.log.error({ err: error, sourceId }, 'reading a connected calendar failed');
    const message = fault?.message ?? rules.UNEXPECTED;
    await asVendor(db, vendorId, (tx) => saveFailure(context, tx, taken, { message, now }));
  }
}

const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAVAILABLE';

async function openAccess(
  { vault }: Context,
  vendorId: VendorId,
  sealed: Buffer | null,
): Promise<rules.Access> {
  if (!sealed) throw new Error('A file is not read again.');
  return JSON.parse(await vault.open(vendorId, sealed)) as rules.Access;
}
