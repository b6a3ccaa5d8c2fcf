import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { isFailure } from '@slotwise/contract/failures';
import { useSearchParams } from 'react-router';
import { useLoaded } from '#lib/use-loaded.ts';
import { readJob, type JobQuery } from '../job-descriptions.actions.ts';

const JOB = 'job';

/** Reads a job that is not on the present page of the list; null asks for none. */
function useUnlisted(jdId: string | null, whose: JobQuery) {
  const read = useLoaded(jdId && JSON.stringify({ ...whose, jdId }), async () => {
    const response = await readJob({ ...whose, jdId: jdId ?? '' });
    return isFailure(response) ? response : { jdId, job: response.data[0] ?? null };
  });
  // An answer about the job that was open before says nothing about this one.
  const answer = read.data?.jdId === jdId ? read.data : null;
  const isRefused = read.failure !== null && !read.loading;
  return {
    job: answer?.job ?? null,
    isMissing: jdId !== null && (isRefused || answer?.job === null),
  };
}

/** The job whose details are open. It lives in the address, so that it can be linked to and Back closes it. */
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
