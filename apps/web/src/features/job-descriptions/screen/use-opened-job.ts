import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { useSearchParams } from 'react-router';
import { useAnswer } from '#state/use-answer.ts';
import type { JobQuery } from '../job-descriptions.actions.ts';

const JOB = 'job';

/** Reads a job that is not on the present page of the list; null requests none. */
function useUnlisted(jdId: string | null, whose: JobQuery) {
  const read = useAnswer(listJobs, jdId === null ? null : { query: { ...whose, jdId } });
  // An answer about the previously open job does not apply to this one.
  const job = read.data?.data.find((one) => one.jdId === jdId) ?? null;
  const isAnswered = (read.data !== null || read.failure !== null) && !read.loading;
  return { job, isMissing: jdId !== null && isAnswered && !job };
}

/** The job whose details are open. It is in the address, so that it can be linked to and Back closes it. */
export function useOpenedJob(jobs: JobDetails[], whose: JobQuery) {
  const [params, setParams] = useSearchParams();
  const jdId = params.get(JOB);
  const listed = jobs.find((job) => job.jdId === jdId);
  const unlisted = useUnlisted(listed ? null : jdId, whose);

  const open = (id: string) =>
    setParams(
      (before) => {
        before.set(JOB, id);
        return before;
      },
      { preventScrollReset: true },
    );
  const close = () =>
    setParams(
      (before) => {
        before.delete(JOB);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { job: listed ?? unlisted.job, isMissing: unlisted.isMissing, open, close };
}
