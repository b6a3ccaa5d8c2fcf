import type { Context } from '#context.ts';
import { isUnstorableText } from '#db/faults/database-errors.ts';
import type { ResumeColumns } from '#db/tables/deepgaze-tables.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import type { Holding } from './hold-zip.service.ts';
import { toResumeColumns } from './reading.mapper.ts';
import { findUploader } from './reading.queries.ts';
import { isFlagged, leaseUntil } from './reading.rules.ts';
import type { Reading } from './reading.service.ts';
import { rebuildIndex } from './segments.service.ts';
import { holdWhileWorking } from './under-way.service.ts';
import { toResumeText } from './renew-resumes.mapper.ts';
import * as queries from './renew-resumes.queries.ts';

/** How many resumes are in memory with their texts at once. */
const AT_ONCE = 20;

/** Extracts facts again from the texts of an outdated zip. Finished work stays. False if no zip needs it. */
export async function renewNextZip(context: Context, vendorId: VendorId, reading: Reading): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const held = leaseUntil(now);
  const zip = await asVendor(db, vendorId, (tx) => queries.takeOutdated(tx, { now, until: held }));
  if (!zip) return false;
  const zipId = zip.zip_id;
  return holdWhileWorking(context, { vendorId, zipId, held }, reading, async (holding, signal) => {
    await renew({ context, holding, zip, reading: { ...reading, signal } });
    context.log.info({ zipId }, 'a zip was brought up to date');
  });
}

type Work = { context: Context; holding: Holding; zip: queries.OutdatedZip; reading: Reading };

async function renew(work: Work): Promise<void> {
  const { context, holding, reading } = work;
  const { vendorId, zipId } = holding;
  const isUnreadable = await asVendor(context.db, vendorId, (tx) => queries.hasFormerFormat(tx, zipId));
  // Questions miss blocks in a former format: these are rebuilt first, from the existing facts.
  if (isUnreadable) await rebuildIndex(context, holding, reading.reader);
  const understood = await understandAll(work);
  reading.signal.throwIfAborted();
  if (understood > 0 || !isUnreadable) await rebuildIndex(context, holding, reading.reader);
  await holding.end(async (tx) => {
    if (understood > 0) await queries.deletePrints(tx, zipId);
    return {};
  });
}

/** Extracts the facts of every outdated resume again, in batches; returns how many. */
async function understandAll(work: Work): Promise<number> {
  const { context, holding, zip, reading } = work;
  const { vendorId, zipId } = holding;
  const uploader = await asVendor(context.db, vendorId, (tx) => findUploader(tx, zip.uploaded_by));
  const phoneCountry = uploader?.phone_country ?? '';
  for (let understood = 0; ;) {
    const rows = await asVendor(context.db, vendorId, (tx) => queries.listOutdated(tx, zipId, AT_ONCE));
    if (rows.length === 0) return understood;
    await Promise.all(rows.map(async (row) => save(work, row, await understand(work, row, phoneCountry))));
    reading.signal.throwIfAborted();
    understood += rows.length;
  }
}

/** Undefined if extraction fails: the existing facts stay. */
async function understand(
  { context, zip, reading }: Work,
  row: queries.OutdatedRow,
  phoneCountry: string,
): Promise<ResumeColumns | undefined> {
  const text = toResumeText(row);
  const writtenAt = row.written_at ?? zip.uploaded_at;
  try {
    const facts = await reading.reader.understand(text, { fileName: row.file_name, writtenAt, phoneCountry });
    return facts === null ? undefined : toResumeColumns(text, facts, writtenAt);
  } catch (error) {
    if (reading.signal.aborted) throw error;
    context.log.error({ err: error, fileId: row.file_id }, 'a resume was not understood again');
    return undefined;
  }
}

async function save(
  { holding }: Work,
  { file_id: fileId, flags }: queries.OutdatedRow,
  columns: ResumeColumns | undefined,
): Promise<void> {
  const flagged = columns ? Number(isFlagged(columns.flags)) - Number(isFlagged(flags)) : 0;
  const write = (changed: ResumeColumns | undefined, counts: { flagged?: number }): Promise<void> =>
    holding.write(async (tx, keep) => {
      await keep(counts);
      await queries.updateResume(tx, fileId, changed);
    });
  try {
    await write(columns, { flagged });
  } catch (error) {
    if (!isUnstorableText(error)) throw error;
    await write(undefined, {});
  }
}
