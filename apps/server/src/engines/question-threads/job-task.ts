import type { FittingJob, JobCondition, JobReading } from '@slotwise/contract/deepgaze/job-fit.schema';
import { fitJobs, type OpenJob } from '../job-fit/fit-jobs.ts';
import { type HeldJob, matchJob } from '../job-fit/match-job.ts';
import { readJob } from '../job-fit/read-job.ts';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import type { ResumeSource } from '../resume-questions/execute/resume-source.ts';

/** The tasks on a job description: its conditions, who meets them, or how well one resume does. */
export type JobWork =
  | { kind: 'READ_JOB'; text: string }
  | { kind: 'MATCH_JOB'; text: string; conditions: JobCondition[]; page: number; pageSize: number }
  | { kind: 'FIT_JOBS'; resumeId: string; jobs: OpenJob[] };

/** `copies` and `copiesOf` as in the answer to a question. */
export type MatchedJob = { held: HeldJob; copies: number; copiesOf: [copy: string, shown: string][] };
export type JobAnswer = { reading: JobReading } | MatchedJob | { fits: FittingJob[] };

export const isJobWork = (work: { kind: string }): work is JobWork =>
  work.kind === 'READ_JOB' || work.kind === 'MATCH_JOB' || work.kind === 'FIT_JOBS';

/** Runs a task on a job description. */
export async function answerJob(work: JobWork, index: ResumeIndex, source: ResumeSource): Promise<JobAnswer> {
  if (work.kind === 'READ_JOB') return { reading: readJob(work.text, index) };
  if (work.kind === 'FIT_JOBS') {
    const resume = (await source([work.resumeId])).get(work.resumeId);
    return { fits: resume ? fitJobs(work.jobs, resume, index) : [] };
  }
  const held = await matchJob(work, index, source);
  return { held, copies: index.copies, copiesOf: pairCopies(held.rows, index) };
}

/** The copies of the rows, each paired with the resume shown. */
export const pairCopies = (
  rows: readonly { resumeId: string }[],
  index: ResumeIndex,
): [copy: string, shown: string][] =>
  rows.flatMap(({ resumeId }) =>
    index.listCopies(resumeId).map((copy): [string, string] => [copy, resumeId]),
  );
