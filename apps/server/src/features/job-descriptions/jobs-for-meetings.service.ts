import type { BookedJob } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { VendorDb } from '#db/tenancy.ts';
import * as mapper from './job-descriptions.mapper.ts';
import * as queries from './job-descriptions.queries.ts';
import { isEnded, noSuchJob } from './job-descriptions.rules.ts';

/** A job as the person who makes a meeting for it needs it. */
export type JobForMeeting = Pick<mapper.JobValues, 'title' | 'jdStatus' | 'rounds'> & {
  jdId: string;
  isEnded: boolean;
};

/** The job that a booking is to be for, held until the transaction ends; NOT_FOUND at the field `jdId`. */
export async function requireJob(tx: VendorDb, jdId: string): Promise<JobForMeeting> {
  const row = await queries.lockJob(tx, jdId, 'share');
  if (!row) throw noSuchJob();
  const { title, jdStatus, rounds } = mapper.toJobValues(row);
  return { jdId: row.jd_id, title, jdStatus, rounds, isEnded: isEnded(jdStatus) };
}

export const findJobTitle = async (tx: VendorDb, jdId: string): Promise<string | undefined> =>
  (await queries.findJob(tx, jdId))?.title;

/** What a booking tells of its job to everyone on it; null where it has none. */
export async function findBookedJob(tx: VendorDb, jdId: string | null): Promise<BookedJob | null> {
  const row = jdId === null ? undefined : await queries.findJob(tx, jdId);
  return row ? mapper.toBookedJob(row) : null;
}

/** A client's job as the person who submits a candidate for it has to know it. */
export type SharedJob = JobForMeeting &
  Pick<mapper.JobValues, 'maxSubmissionsPerVendor' | 'submissionRequiredFields' | 'jdCode'>;

/**
 * In the client's transaction: its job, if it is OPEN and shared under this association, which stays so until the
 * transaction ends; undefined otherwise. That the association is ACTIVE is for the caller to have made sure.
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
