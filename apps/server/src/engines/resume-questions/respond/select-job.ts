import type { AskedJob } from '@slotwise/contract/deepgaze/questions.schema';
import { monthInWords } from './employment-time.ts';
import type { Fact } from '../../resume-facts/facts/facts.ts';

/** Employers or titles of the job asked for; `doubt` says why they may be another job's. */
export type FactsOfJob = { facts: Fact[]; doubt?: string };

const NEVER = '9999-12';
const getJobEnd = ({ isCurrent, to }: Fact) => (isCurrent ? NEVER : (to ?? ''));
const newestFirst = (one: Fact, other: Fact) =>
  getJobEnd(other).localeCompare(getJobEnd(one)) || (other.from ?? '').localeCompare(one.from ?? '');

/** The most recent job that ended, and any that ended in the same month: a title and its company change together. */
function takeNewest(ended: readonly Fact[]): Fact[] {
  const [newest] = ended;
  return newest ? ended.filter((fact) => getJobEnd(fact) === getJobEnd(newest)) : [];
}

/** The job asked for; with `before`, a month, the most recent one that began earlier. */
export type JobAsked = { job: Exclude<AskedJob, 'EXPECTED' | 'ALL'>; before?: string | undefined };

/** The jobs that began before a month. */
function selectEarlierJob(facts: readonly Fact[], before: string): FactsOfJob {
  const earlier = facts.filter(({ from }) => from !== undefined && from < before).toSorted(newestFirst);
  return { facts: takeNewest(earlier) };
}

type Jobs = { all: readonly Fact[]; current: readonly Fact[]; ended: readonly Fact[] };

/** The current and the ended ones, most recent first; a job that is also current has not ended. */
function sortJobs(all: readonly Fact[]): Jobs {
  const dated = all.filter(({ from }) => from !== undefined).toSorted(newestFirst);
  const current = dated.filter(({ isCurrent }) => isCurrent);
  const known = new Set(current.map(({ norm }) => norm));
  return { all, current, ended: dated.filter(({ isCurrent, norm }) => !isCurrent && !known.has(norm)) };
}

const UNDATED = 'The dates do not tell which job this was.';

function previousJob({ all, current, ended }: Jobs): FactsOfJob {
  if (ended.length > 0) return { facts: takeNewest(ended) };
  if (current.length > 0 && current.length === all.length) return { facts: [] };
  return { facts: all.filter((fact) => !fact.isCurrent), doubt: UNDATED };
}

function newestJob({ all, current, ended }: Jobs, job: 'CURRENT' | 'LATEST'): FactsOfJob {
  if (current.length > 0) return { facts: [...current] };
  const [last] = ended;
  if (!last) return { facts: all.slice(0, 1), doubt: UNDATED };
  const doubt = `No job is said to go on; the newest ended in ${monthInWords(getJobEnd(last))}.`;
  return { facts: takeNewest(ended), ...(job === 'CURRENT' && { doubt }) };
}

/**
 * Which employers or titles of a resume belong to one job, as far as dates show.
 *
 * @param facts all of one kind, in text order
 */
export function selectJob(facts: readonly Fact[], { job, before }: JobAsked): FactsOfJob {
  if (before !== undefined) return selectEarlierJob(facts, before);
  const jobs = sortJobs(facts);
  return job === 'PREVIOUS' ? previousJob(jobs) : newestJob(jobs, job);
}
