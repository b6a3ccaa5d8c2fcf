import { isSameEmployer, listDatedJobs, type DatedJob } from './dated-jobs.ts';
import type { ComparedResume, Ground } from './resemblance.ts';
import type { SharedWords } from './shared-words.ts';

/** Months that two jobs may overlap during a change of jobs. */
const MOST_MONTHS_OF_CHANGE = 3;

/**
 * Contradictions between two resumes of one person: jobs in two cities at once, each in only one resume, and the same
 * work for different employers.
 */
export function compareCopies(
  first: ComparedResume,
  second: ComparedResume,
  shared: readonly SharedWords[],
): Ground[] {
  const [all, allOthers] = [listDatedJobs(first), listDatedJobs(second)];
  const jobs = all.filter((job) => !allOthers.some((one) => isSameEmployer(job, one)));
  const others = allOthers.filter((other) => !all.some((one) => isSameEmployer(other, one)));
  const clashes = jobs.flatMap((job) =>
    others
      .filter((other) => isInTwoPlaces(job, other))
      .map((other): Ground => ({ kind: 'TWO_PLACES', first: job.header, second: other.header })),
  );
  const elsewhere = shared
    .filter((words) => {
      const [job, other] = [findJob(words.first.start, all), findJob(words.second.start, allOthers)];
      return job && other && !isSameEmployer(job, other) && (jobs.includes(job) || others.includes(other));
    })
    .map(({ first: here, second: there }): Ground => ({
      kind: 'OTHER_EMPLOYER',
      first: here,
      second: there,
    }));
  return [...clashes, ...elsewhere];
}

const isInTwoPlaces = (job: DatedJob, other: DatedJob): boolean =>
  !job.isSideJob &&
  !other.isSideJob &&
  job.city !== '' &&
  other.city !== '' &&
  job.city !== other.city &&
  Math.min(job.to, other.to) - Math.max(job.from, other.from) > MOST_MONTHS_OF_CHANGE;

/** The job of a position in the text: the last one named before it. */
const findJob = (at: number, jobs: readonly DatedJob[]): DatedJob | undefined =>
  jobs.findLast((job) => job.at <= at);
