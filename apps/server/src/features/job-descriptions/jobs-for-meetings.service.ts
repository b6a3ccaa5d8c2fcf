import type { BookedJob } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { VendorDb } from '#db/tenancy.ts';
import * as mapper from './job-descriptions.mapper.ts';
import * as queries from './job-descriptions.queries.ts';
import { isEnded, noSuchJob } from './job-descriptions.rules.ts';

/** A job with what is needed to make a meeting for it. */
export type JobForMeeting = Pick<mapper.JobValues, 'title' | 'jdStatus' | 'rounds'> & {
  jdId: string;
  isEnded: boolean;
};

/** The job for a booking, locked until the transaction ends; NOT_FOUND at the field `jdId`. */
export async function requireJob(tx: VendorDb, jdId: string): Promise<JobForMeeting> {
  const row = await queries.lockJob(tx, jdId, 'share');
  if (!row) throw noSuchJob();
  const { title, jdStatus, rounds } = mapper.toJobValues(row);
  return { jdId: row.jd_id, title, jdStatus, rounds, isEnded: isEnded(jdStatus) };
}

export const findJobTitle = async (tx: VendorDb, jdId: string): Promise<string | undefined> =>
  (await queries.findJob(tx, jdId))?.title;

/** What a booking shows of its job to everyone on it; null if it has none. */
export async function findBookedJob(tx: VendorDb, jdId: string | null): Promise<BookedJob | null> {
  const row = jdId === null ? undefined : await queries.findJob(tx, jdId);
  return row ? mapper.toBookedJob(row) : null;
}

/** A client's job with what is needed to submit a candidate for it. */
export type SharedJob = JobForMeeting &
  Pick<mapper.JobValues, 'maxSubmissionsPerVendor' | 'submissionRequiredFields' | 'jdCode'>;

/**
 * In the client's transaction: its job, if it is OPEN and shared under this association, locked so until the
 * transaction ends; otherwise undefined. The caller has checked that the association is ACTIVE.
 */
export async function findOpenSharedJob(
  tx: VendorDb,
  jdId: string,
  associationId: string,
): Promise<SharedJob | undefined> {
  const row = await queries.findSharedJob(tx, jdId, associationId);
  if (row?.jd_status !== 'OPEN') return undefined;
  const values = mapper.toJobValues(row);
  const { title, jdStatus, rounds, jdCode, maxSubmissionsPerVendor, submissionRequiredFields } = values;
  return {
    jdId: row.jd_id,
    isEnded: false,
    title,
    jdStatus,
    rounds,
    jdCode,
    maxSubmissionsPerVendor,
    submissionRequiredFields,
  };
}
