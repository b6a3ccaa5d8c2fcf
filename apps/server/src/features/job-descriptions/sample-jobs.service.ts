import { uuidv7 } from 'uuidv7';
import type { Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { newJobRow, newJobValues } from './edit-job.mapper.ts';
import { findTitleByCode, getCurrency, insertJob } from './edit-job.queries.ts';
import type { NewJobRequest } from './edit-job.rules.ts';

const NEWEST_DAYS_AGO = 21;

/**
 * Creates sample jobs, the first one newest and all older than any sample meeting, and returns their ids by title. A
 * code that a real job has is left to it.
 */
export async function addSampleJobs(
  tx: VendorDb,
  { userId: createdBy }: Session,
  requests: NewJobRequest[],
  now: Date,
): Promise<Map<string, string>> {
  const currency = await getCurrency(tx);
  const ids = new Map<string, string>();
  for (const [index, request] of requests.entries()) {
    const at = new Date(now.getTime() - (NEWEST_DAYS_AGO + index) * DAY_MILLIS);
    const jdId = uuidv7();
    const isTaken = (await findTitleByCode(tx, request.jdCode ?? '', jdId)) !== undefined;
    const values = newJobValues(isTaken ? { ...request, jdCode: '' } : request, currency);
    await insertJob(tx, newJobRow({ values, jdId, createdBy, isSample: true, now: at }));
    ids.set(request.title, jdId);
  }
  return ids;
}
