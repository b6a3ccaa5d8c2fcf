import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { useAnswer } from '#state/use-answer.ts';

/** The job chosen in a meeting form, once read; null if there is none. */
export function useChosenJob(jdId: string | null): JobDetails | null {
  const { data } = useAnswer(listJobs, jdId === null ? null : { query: { jdId } });
  return data?.data.find((job) => job.jdId === jdId) ?? null;
}
