import { isOfLength, isOfYears } from '@slotwise/contract/deepgaze/questions.rules';
import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { type Answering, mapTexts, MOST_READ } from './read-resumes.ts';
import type { SourceResume } from './resume-source.ts';
import { findResumes, type Found } from './find-resumes.ts';
import { findRankingFilter } from '../plan/ranking-filter.ts';
import { countYears, isForYears, isInYears, writtenIn } from './job-dates.ts';
import { inGroups, MOST_LOOKED_AT } from './verify-mentions.ts';
import { buildFactFinder, type FactsOf } from './proving-facts.ts';
import { type QueryPlan, isOfCareer } from '../plan/query-plan.ts';
import { sayCareer } from './career-dates.ts';

/** Those who meet a condition on the time at or between employers, according to dates. */
async function keepByCareer(found: Found[], reading: QueryPlan, answering: Answering): Promise<Found[]> {
  const asked = reading.filters.filter(isOfCareer);
  if (asked.length === 0) return found;
  const kept = await mapTexts(found, answering, (one, text) => keepOne(one, text, asked, reading));
  return inOrder(kept, reading);
}

function keepOne(
  one: Found,
  text: SourceResume | undefined,
  asked: readonly Filter[],
  { isLeastFirst }: QueryPlan,
): Found[] {
  const said = text ? asked.map((filter) => sayCareer(text, filter, isLeastFirst)) : [null];
  const known = said.filter((each) => each !== null);
  if (known.length < said.length) return [];
  const isProved = one.verdict === 'YES' && known.every(({ verdict }) => verdict === 'YES');
  const [first] = known;
  return [{ ...one, verdict: isProved ? 'YES' : 'UNCLEAR', ...(first && { number: first.number }) }];
}

/** Proved ones first; then the longest time, or the shortest if that is asked for. */
function inOrder(kept: readonly Found[], reading: QueryPlan): Found[] {
  const ranked = findRankingFilter(reading);
  const isShortest = reading.isLeastFirst === true || ranked?.atMost !== undefined;
  const weigh = ({ number = 0 }: Found) => (isShortest ? -number : number);
  return kept.toSorted(
    (one, other) =>
      Number(other.verdict === 'YES') - Number(one.verdict === 'YES') ||
      weigh(other) - weigh(one) ||
      one.resume - other.resume,
  );
}

/** Finds the jobs of a condition, ignoring its years. */
export const jobsAtAnyTime = (
  { atLeast: _from, atMost: _to, ...filter }: Filter,
  index: ResumeIndex,
): FactsOf => buildFactFinder(filter, index);

/** What a resume's dates show about its jobs in some years; null if unknown. */
type DatesSay = (resume: SourceResume) => boolean | null;

/** One dated job in these years, or enough years in total, proves it; dated jobs disprove it if no job lacks dates. */
function buildDatesSay(filter: Filter, { index }: Answering): DatesSay {
  const listJobs = jobsAtAnyTime(filter, index);
  return (resume) => {
    if (isOfLength(filter)) return isForYears(listJobs(resume), filter, writtenIn(resume)) ?? null;
    const said = listJobs(resume).map((job) => isInYears(job, filter));
    if (said.includes(true)) return true;
    return said.length === 0 || said.includes(undefined) ? null : false;
  };
}

/** True if there are so many resumes that their texts are not read to date the jobs. */
export const isWithoutDates = ({ filters }: Pick<QueryPlan, 'filters'>, found: readonly Found[]): boolean =>
  filters.some(isOfYears) && found.length > MOST_LOOKED_AT;

/** Adds the years at an employer to those who were there, if dates show them; none beyond the reading limit. */
async function addTenures(found: Found[], reading: QueryPlan, answering: Answering): Promise<Found[]> {
  const employer = findRankingFilter(reading);
  if (employer?.kind !== 'COMPANY') return found;
  const listJobs = jobsAtAnyTime(employer, answering.index);
  const tenures = await mapTexts(found, answering, (one, text) => [withTenure(one, text, listJobs)]);
  return [...tenures, ...found.slice(MOST_READ)];
}

function withTenure(one: Found, text: SourceResume | undefined, listJobs: FactsOf): Found {
  const jobs = text ? listJobs(text) : [];
  const { years, isOpen } = countYears(jobs, text && writtenIn(text));
  return jobs.length === 0 || isOpen ? { ...one, verdict: 'UNCLEAR' } : { ...one, number: years };
}

/** The resumes whose jobs may have been in the years asked for, each proved only if its dates prove it. */
async function keepInYears(found: Found[], reading: QueryPlan, answering: Answering): Promise<Found[]> {
  const asked = reading.filters.filter(isOfYears);
  if (asked.length === 0 || found.length === 0) return found;
  if (isWithoutDates(reading, found)) return found.map((one) => ({ ...one, verdict: 'UNCLEAR' }));
  const dates = asked.map((filter) => buildDatesSay(filter, answering));
  const held = await mapTexts(found, answering, (one, text): Found[] => {
    const said = text ? dates.map((say) => say(text)) : [null];
    if (said.every((each) => each === true)) return [one];
    return reading.join === 'ALL' && said.includes(false) ? [] : [{ ...one, verdict: 'UNCLEAR' }];
  });
  return reading.op === 'RANK' ? held : inGroups(held);
}

/**
 * The resumes that meet an interpretation. For a job in some years, the index knows the employer and title; the dates
 * are looked up in the facts of those resumes, if they are few, otherwise nothing is proved. A resume whose dated jobs
 * were only in other years is left out.
 */
export async function findByJobDates(reading: QueryPlan, answering: Answering): Promise<Found[]> {
  const dated = await keepInYears(findResumes(reading, answering.index), reading, answering);
  const held = await keepByCareer(dated, reading, answering);
  return reading.figure ? addTenures(held, reading, answering) : held;
}
