import type { JobCondition, JobFilterKind } from '@slotwise/contract/deepgaze/job-fit.schema';
import type { ResumeIndex, ResumeNumber } from '../resume-index/segments/resume-index.ts';
import { everyResume } from '../resume-index/segments/resume-numbers.ts';
import { matchFilter } from '../resume-questions/execute/match-filter.ts';
import { allHolders, type Matches } from '../resume-questions/execute/matches.ts';

/** A resume ranked for a job: its must-haves and nice-to-haves met, and its word score. */
export type Ranked = { resume: ResumeNumber; isNear: boolean; must: number; nice: number; score: number };

/** A job's text, and the matches of each condition. */
export type MatchedJob = { text: string; matches: ReadonlyMap<JobCondition, Matches> };

/** Meeting only a place, a number or a language does not make a resume a close match. */
const OF_MANY: ReadonlySet<JobFilterKind> = new Set<JobFilterKind>([
  'YEARS',
  'NOTICE_PERIOD',
  'LOCATION',
  'LANGUAGE',
]);
/** Unclear conditions count half. */
const UNCLEAR_WEIGHT = 0.5;

/** The resumes that meet a condition. One without a stated notice period does not meet that condition. */
export function matchCondition({ filter }: JobCondition, index: ResumeIndex): Matches {
  const matches = matchFilter(filter, index);
  if (filter.kind !== 'NOTICE_PERIOD') return matches;
  const stating = allHolders(index)('NOTICE_PERIOD');
  return new Map([...matches].filter(([resume]) => stating.has(resume)));
}

/** The index scores this many words per call. */
const WORDS_AT_ONCE = 40;
const MOST_WORDS = 80;
/** The beginning of the text matters most. */
const TEXT_COUNTED = 4000;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.+#'-]*/gu;

/** Scores resumes by the words of the conditions and, if there is room, of the text. */
function scoreWords({ text, matches }: MatchedJob, index: ResumeIndex): Float64Array {
  const values = [...matches.keys()].flatMap(({ filter }) => [filter.value, ...(filter.others ?? [])]);
  const said = [...values, text.slice(0, TEXT_COUNTED)].join(' ').match(WORD) ?? [];
  const words = [...new Set(said)].slice(0, MOST_WORDS);
  const scores = new Float64Array(index.size);
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) {
    const some = index.scores(words.slice(at, at + WORDS_AT_ONCE).join(' '));
    for (const [resume, score] of some.entries()) scores[resume] = (scores[resume] ?? 0) + score;
  }
  return scores;
}

/** All resumes that meet a condition or share words with the job: by must-haves met, then nice-to-haves, then words. */
export function rankForJob(job: MatchedJob, index: ResumeIndex): Ranked[] {
  const near = new Set<ResumeNumber>();
  const sums = { must: new Float64Array(index.size), nice: new Float64Array(index.size) };
  for (const [{ filter, isMust }, matches] of job.matches) {
    const sum = isMust ? sums.must : sums.nice;
    for (const [resume, { isFact }] of matches) {
      sum[resume] = (sum[resume] ?? 0) + (isFact ? 1 : UNCLEAR_WEIGHT);
      if (!OF_MANY.has(filter.kind)) near.add(resume);
    }
  }
  const scores = scoreWords(job, index);
  return everyResume(index)
    .map((resume) => ({
      resume,
      isNear: near.has(resume),
      must: sums.must[resume] ?? 0,
      nice: sums.nice[resume] ?? 0,
      score: scores[resume] ?? 0,
    }))
    .filter(({ must, nice, score }) => must + nice + score > 0)
    .toSorted(compareRanked);
}

const compareRanked = (one: Ranked, other: Ranked): number =>
  Number(other.isNear) - Number(one.isNear) ||
  (one.isNear ? other.must - one.must || other.nice - one.nice : 0) ||
  other.score - one.score ||
  one.resume - other.resume;
