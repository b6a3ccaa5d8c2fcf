import type { Context } from '#context.ts';
import { asUpkeep, asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { inspectZip } from '#engines/zip-archives/inspect-zip.ts';
import type { ResumeReader } from '#engines/resume-reader/resume-reader.ts';
import { findHeld, lendFile, removeFiles } from '#features/files/unpacked-files.service.ts';
import { DamagedFileError } from '#storage/storage-error.ts';
import { readAllFiles } from './read-all-files.service.ts';
import { endLeases, listVendorsWithLease } from './hold-zip.queries.ts';
import type { Desk, Holding } from './hold-zip.service.ts';
import { notifyZipRead } from './zip-news.service.ts';
import * as queries from './reading.queries.ts';
import { giveUpFiles } from './claim-files.queries.ts';
import * as rules from './reading.rules.ts';
import { rebuildIndex } from './segments.service.ts';
import { holdWhileWorking } from './under-way.service.ts';

/** The threads that read an organization's zips, their number, and the signal that stops them. */
export type Reading = {
  reader: ResumeReader;
  threads: number;
  signal: AbortSignal;
  /** How often a zip's lease is renewed during a long step. */
  renewMillis?: number;
  /** True if another organization's zip waits, and how long one is read before it makes way. */
  isWaitedFor?: () => boolean;
  turnMillis?: number;
};

type Taken = Awaited<ReturnType<typeof take>>;

/** Reads the oldest waiting zip until its turn ends. False if none waits, or a store is unavailable or full. */
export async function readNextZip(context: Context, vendorId: VendorId, reading: Reading): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const held = rules.leaseUntil(now);
  const taken = await asVendor(db, vendorId, (tx) => take(tx, { now, until: held }));
  if (!taken) return false;
  return holdWhileWorking(context, { vendorId, zipId: taken.zip.zip_id, held }, reading, (holding, signal) =>
    readTaken(context, { holding, taken, reading: { ...reading, signal } }),
  );
}

/** Ends all leases of any process, and returns their organizations. */
export async function freeZips({ db }: Context): Promise<VendorId[]> {
  const freed: VendorId[] = [];
  for (const vendorId of await asUpkeep(db, listVendorsWithLease)) {
    if (await asVendor(db, vendorId, endLeases)) freed.push(vendorId);
  }
  return freed;
}

async function take(tx: VendorDb, lease: { now: Date; until: Date }) {
  const zip = await queries.takeZip(tx, lease);
  if (!zip) return undefined;
  const uploader = await queries.findUploader(tx, zip.uploaded_by);
  const archive = zip.archive_id ? await findHeld(tx, zip.archive_id) : undefined;
  return { zip, uploader, archive, spent: await queries.sumReadBytes(tx, zip.zip_id) };
}

type Work = { holding: Holding; taken: NonNullable<Taken>; reading: Reading };

async function readTaken(context: Context, work: Work): Promise<void> {
  const { archive } = work.taken;
  const lent = archive && (await lendFile(context, work.holding.vendorId, archive));
  try {
    if (!archive || !lent) throw new DamagedFileError('The zip is gone.');
    const file = { readAt: lent.readAt, size: archive.size };
    const desk = await buildDesk(context, work, file);
    await readAllFiles(desk, work.reading.threads + 1);
    work.reading.signal.throwIfAborted();
    if (desk.turn.isOver()) await work.holding.end(() => Promise.resolve({}));
    else await finish(context, work);
  } catch (error) {
    const fault = rules.findZipFault(error);
    if (fault === undefined) throw error;
    await fail(context, work, fault);
  } finally {
    await lent?.giveBack();
  }
}

async function buildDesk(
  context: Context,
  { holding, taken, reading }: Work,
  archive: Desk['archive'],
): Promise<Desk> {
  const { zip, uploader, spent } = taken;
  const entries = await inspectZip(archive.readAt, archive.size);
  const isResumed = spent > 0;
  if (isResumed) await rebuildIndex(context, holding, reading.reader);
  return {
    context,
    holding,
    archive,
    isResumed,
    entries: new Map(entries.map((entry) => [entry.ordinal, entry])),
    spent: { bytes: spent },
    reader: reading.reader,
    signal: reading.signal,
    uploader: {
      userId: zip.uploaded_by,
      email: uploader?.email ?? '',
      phoneCountry: uploader?.phone_country ?? '',
    },
    archiveId: zip.archive_id ?? '',
    uploadedAt: zip.uploaded_at,
    met: new Map(),
    turn: rules.createTurn(reading.isWaitedFor ?? (() => false), reading.turnMillis),
  };
}

/** The last of many small blocks are merged into large ones, and the zip itself is no longer needed. */
async function finish(context: Context, work: Work): Promise<void> {
  const { holding, reading } = work;
  await rebuildIndex(context, holding, reading.reader);
  await holding.end(async (tx) => {
    await letGoOfArchive(context, tx, work);
    const failed = await queries.countFailed(tx, holding.zipId);
    await notifyZipRead(context, tx, holding.zipId);
    return { state: failed > 0 ? 'READY_WITH_ERRORS' : 'READY', archive_id: null };
  });
}

/** What was read before the error stays searchable. */
async function fail(context: Context, work: Work, error: string): Promise<void> {
  const { holding, reading } = work;
  await rebuildIndex(context, holding, reading.reader);
  await holding.end(async (tx) => {
    await letGoOfArchive(context, tx, work);
    const failed = await giveUpFiles(tx, holding.zipId, { tries: 0, reason: rules.NOT_REACHED });
    await queries.addFailed(tx, holding.zipId, failed);
    await notifyZipRead(context, tx, holding.zipId, false);
    return { state: 'FAILED', error, archive_id: null };
  });
}

async function letGoOfArchive(context: Context, tx: VendorDb, { taken }: Work): Promise<void> {
  if (taken.zip.archive_id) await removeFiles(context, tx, [taken.zip.archive_id]);
}
