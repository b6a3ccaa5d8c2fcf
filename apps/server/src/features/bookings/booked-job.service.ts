import type { VendorDb } from '#db/tenancy.ts';
import { requireJob, type JobForMeeting } from '#features/job-descriptions/jobs-for-meetings.service.ts';
import { filledFrom, requireOpenJob, requireSameJob, type RoundRequest } from './booked-job.rules.ts';

type JobRequest = RoundRequest & { jdId?: string | null | undefined };
type Present = { submitter_vendor_id: string | null; jd_id: string | null };

/** A request with gaps filled from its job. `known` are the jobs the candidate is interviewed for, ended or not. */
export async function withJob<W extends JobRequest>(
  tx: VendorDb,
  request: W,
  known: (string | null | undefined)[],
): Promise<W> {
  if (!request.jdId) return request;
  const job = await requireJob(tx, request.jdId);
  requireOpenJob(job, known);
  return { ...filledFrom(job, request), jdId: job.jdId };
}

/** A request to change a meeting: another job only fills in its title, if the request has none. */
export async function withChangedJob<W extends JobRequest>(
  tx: VendorDb,
  row: Present,
  request: W,
): Promise<W> {
  const { jdId } = request;
  if (jdId === undefined || jdId === row.jd_id) return { ...request, jdId: undefined };
  requireSameJob(row, jdId);
  if (jdId === null) return request;
  const job: JobForMeeting = await requireJob(tx, jdId);
  requireOpenJob(job, []);
  return { ...request, jdId: job.jdId, jobTitle: request.jobTitle || job.title };
}
