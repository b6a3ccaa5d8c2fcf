import type { Context } from '#context.ts';
import { listVendorIds } from '#db/list-vendor-ids.ts';
import { scrubTables } from '#db/scrub-tables.ts';
import { asDirectory, asVendor } from '#db/tenancy.ts';
import { dropDeleted } from '../../questions/indexes/indexes.service.ts';
import { SCRUB, deleteZip } from '../deletion/deletion.service.ts';
import { listOverdue } from '../deletion/deletion.queries.ts';

const LOOK_MINUTES = 60;
/** What another process deleted leaves the memory of this one after so long. */
const FORGET_MINUTES = 1;
/** A table that somebody else holds is asked for again. */
const SCRUBBING = { retryLimit: 20, retryDelaySeconds: 30, expireInSeconds: 900 };

/** Every table that words of a resume or names of files stand in. */
const TABLES = [
  'deepgaze_question',
  'deepgaze_segment',
  'deepgaze_resume',
  'deepgaze_file',
  'deepgaze_zip',
  'file',
  'idempotency_key',
];

/** Declares what deletes zips whose time is over, and what clears the pages of the database behind every deletion. */
export async function registerZipJobs(context: Context): Promise<void> {
  context.jobs.repeat('delete-old-zips', LOOK_MINUTES, () => deleteOldZips(context));
  context.jobs.repeat('forget-deleted-zips', FORGET_MINUTES, () => dropDeleted(context));
  await context.jobs.work(SCRUB, SCRUBBING, async () => {
    const left = await scrubTables(context.db, TABLES);
    if (left.length > 0)
      context.log.info({ tables: left }, 'tables are too large to be rewritten and were vacuumed');
  });
}

/** Deletes what is kept longer than the operator says, as if somebody had asked for it. */
export async function deleteOldZips(context: Context): Promise<void> {
  const { db, clock } = context;
  for (const vendorId of await asDirectory(db, listVendorIds)) {
    const overdue = await asVendor(db, vendorId, (tx) => listOverdue(tx, clock.now()));
    for (const zipId of overdue) await deleteZip(context, vendorId, zipId, null);
  }
}
