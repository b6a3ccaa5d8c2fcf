import type { VendorDb } from '#db/tenancy.ts';
import { requireJob, type JobForMeeting } from '#features/job-descriptions/job-descriptions.service.ts';
import { filledFrom, requireGoingOn, requireSameJob, type RoundRequest } from './booked-job.rules.ts';

type JobRequest = RoundRequest & { jdId?: string | null | undefined };
type Present = { submitter_vendor_id: string | null; jd_id: string | null };

/**
 * A wish for a new meeting with what its job knows filled in, and the job's id as it is kept. `known` are jobs the
 * candidate is interviewed for already, which may have ended since.
 */
export async function withJob<W extends JobRequest>(
  tx: VendorDb,
  wish: W,
  known: (string | null | undefined)[],
): Promise<W> {
  if (!wish.jdId) return wish;
  const job = await requireJob(tx, wish.jdId);
  requireGoingOn(job, known);
  return { ...filledFrom(job, wish), jdId: job.jdId };
}

/** A wish to change a meeting: another job brings its title along where the wish has none, and nothing else. */
export async function withChangedJob<W extends JobRequest>(tx: VendorDb, row: Present, wish: W): Promise<W> {
  const { jdId } = wish;
  if (jdId === undefined || jdId?.toLowerCase() === row.jd_id) return { ...wish, jdId: undefined };
  requireSameJob(row, jdId);
  if (jdId === null) return wish;
  const job: JobForMeeting = await requireJob(tx, jdId);
  requireGoingOn(job, []);
  return { ...wish, jdId: job.jdId, jobTitle: wish.jobTitle || job.title };
}
