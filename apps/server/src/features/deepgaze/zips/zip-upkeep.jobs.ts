import type { Context } from '#context.ts';
import { listLargeTables, scrubTables, SMALL_TABLE_BYTES } from '#db/scrub-tables.ts';
import { asUpkeep, asVendor } from '#db/tenancy.ts';
import { lastSeenAt } from '#features/auth/sessions.service.ts';
import { inTurns } from '#jobs/in-turns.ts';
import type { Attempt } from '#jobs/jobs.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import { dropDeleted } from '../indexes/indexes.service.ts';
import { SCRUB, SCRUB_LARGE, deleteZip, pauseScrubbing } from './delete-zip.service.ts';
import { listOverdue, listVendorsWithOverdue } from './delete-zip.queries.ts';

const LOOK_MINUTES = 60;
/** How long what another process deleted may stay in this one's memory. */
const FORGET_MINUTES = 1;
/** Retries a table that someone else has locked. */
const SCRUBBING = { retryLimit: 20, retryDelaySeconds: 30, expireInSeconds: 900 };

/** Retried after 10, 20, 40 minutes and so on, the last time after about a day. */
const SCRUBBING_LARGE = { retryLimit: 7, retryDelaySeconds: 600, expireInSeconds: 3600 };
/** Someone not seen for this long is not at work. */
const QUIET_MILLIS = 10 * MINUTE_MILLIS;

/** Every table that contains words of a resume or file names. */
const TABLES = [
  'deepgaze_question',
  'deepgaze_segment',
  'deepgaze_resemblance',
  'deepgaze_print',
  'deepgaze_resume',
  'deepgaze_file',
  'deepgaze_zip',
  'file',
  'idempotency_key',
];

/** Registers the jobs that delete expired zips, and that clean the database pages after every deletion. */
export async function registerZipJobs(context: Context): Promise<void> {
  context.jobs.repeat('delete-old-zips', LOOK_MINUTES, () => deleteOldZips(context));
  context.jobs.repeat('forget-deleted-zips', FORGET_MINUTES, () => dropDeleted(context));
  await context.jobs.work(SCRUB, SCRUBBING, async () => {
    // Before starting: a deletion meanwhile requests another run.
    await context.jobs.forget(SCRUB);
    const began = performance.now();
    const left = await scrubTables(context.db, TABLES);
    pauseScrubbing(performance.now() - began);
    if (left.length > 0)
      context.log.info({ tables: left }, 'tables are too large to be rewritten while someone is at work');
  });
  await context.jobs.work(SCRUB_LARGE, SCRUBBING_LARGE, (_data, attempt) => scrubLarge(context, attempt));
}

/** Rewrites the large tables. Throws while someone is at work, so that it is retried; the last attempt does not check. */
export async function scrubLarge(
  context: Context,
  { isLast }: Pick<Attempt, 'isLast'>,
  bytes = SMALL_TABLE_BYTES,
): Promise<void> {
  const { db, jobs, clock, log } = context;
  const large = await listLargeTables(db, TABLES, bytes);
  if (large.length === 0) return;
  const lastSeen = await lastSeenAt(context);
  const isQuiet = !lastSeen || clock.now().getTime() - lastSeen.getTime() >= QUIET_MILLIS;
  if (!isQuiet && !isLast) throw new Error('Large tables are rewritten once no one is at work.');
  // Before starting: a deletion meanwhile requests another run.
  await jobs.forget(SCRUB_LARGE);
  const began = performance.now();
  await scrubTables(db, large, Infinity);
  log.info({ tables: large, millis: Math.round(performance.now() - began) }, 'large tables were rewritten');
}

/** Deletes zips older than the operator's limit, as if on request. */
export async function deleteOldZips(context: Context): Promise<void> {
  const { db, clock } = context;
  const vendorIds = await asUpkeep(db, (tx) => listVendorsWithOverdue(tx, clock.now()));
  await inTurns(context, vendorIds, async (vendorId) => {
    const overdue = await asVendor(db, vendorId, (tx) => listOverdue(tx, clock.now()));
    for (const zipId of overdue) await deleteZip(context, vendorId, zipId, null);
    return false;
  });
}
