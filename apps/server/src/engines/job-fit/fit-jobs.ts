import type { FittingJob } from '@slotwise/contract/deepgaze/job-fit.schema';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { numbersOfIds } from '../resume-index/segments/resume-numbers.ts';
import type { SourceResume } from '../resume-questions/execute/resume-source.ts';
import { countCells, proveCondition, seek } from './prove-condition.ts';
import { matchCondition } from './rank-for-job.ts';
import { readJob } from './read-job.ts';

/** An open job's text, and the details to show. */
export type OpenJob = Pick<FittingJob, 'jdId' | 'title' | 'clientName' | 'location'> & { text: string };

/** The share of requirements that a resume meets; unclear ones count half. */
const shareMet = ({ met, unclear, asked }: FittingJob['must']) => (met + unclear / 2) / Math.max(1, asked);

/** The jobs that a resume fits, with the largest share of met must-haves first. */
export function fitJobs(jobs: readonly OpenJob[], resume: SourceResume, index: ResumeIndex): FittingJob[] {
  const [number] = numbersOfIds(index, [resume.resumeId]);
  if (number === undefined) return [];
  const fits = jobs.map(({ text, ...job }): FittingJob => {
    const { conditions } = readJob(text, index);
    const cells = conditions.map((one) =>
      proveCondition(seek(one, matchCondition(one, index), index), number, resume),
    );
    const counts = { must: countCells(cells, conditions, true), nice: countCells(cells, conditions, false) };
    return { ...job, ...counts, conditions, cells };
  });
  return fits.toSorted(
    (one, other) => shareMet(other.must) - shareMet(one.must) || shareMet(other.nice) - shareMet(one.nice),
  );
}
