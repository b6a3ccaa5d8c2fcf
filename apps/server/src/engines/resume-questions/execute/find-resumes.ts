import type { Filter, Verdict } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { everyResume } from '../../resume-index/segments/resume-numbers.ts';
import { favourTitles } from './favour-titles.ts';
import { matchFilter } from './match-filter.ts';
import { NOTICE_WORDS } from '../lexicon/notice-words.ts';
import type { Match } from './matches.ts';
import { listNearest } from './rank-by-conditions.ts';
import { findRankingFilter } from '../plan/ranking-filter.ts';
import { type QueryPlan, completePlan } from '../plan/query-plan.ts';

/**
 * The plan to execute: its fallback if no resume meets the conditions that the parser was unsure about, else itself.
 */
export function choosePlan({ fallback, ...plan }: QueryPlan, index: ResumeIndex): QueryPlan {
  if (!fallback) return plan;
  const asked = completePlan({ op: 'FIND', ...fallback.unlessMet });
  return findResumes(asked, index).length === 0 ? completePlan(fallback.plan) : plan;
}

/** A resume that meets an interpretation. `number` is the years it states, for a condition on years. */
export type Found = {
  resume: ResumeNumber;
  verdict: Verdict;
  number?: number;
  isPresent?: true;
  /** How many of several conditions are proved by facts. */
  facts?: number;
  score: number;
};

/** The most resumes shown that are only near to the words of a ranking. */
const MOST_RANKED = 500;

/**
 * Silence proves nothing about a person. A count is about resumes, however, and it is true that one lists Java and does
 * not mention Python; silence alone stays unproved there too.
 */
function isProved(met: readonly Match[], { op, join }: QueryPlan): boolean {
  if (join === 'ANY') return met.some(({ isFact }) => isFact);
  const isSilent = met.some(({ isSilence }) => isSilence);
  if (!isSilent || op !== 'COUNT') return met.every(({ isFact }) => isFact);
  const isFound = met.some(({ isFact, isGiven }) => isFact && !isGiven);
  return isFound && met.every(({ isFact, isSilence }) => isFact || isSilence);
}

function toFound(resume: ResumeNumber, met: readonly Match[], reading: QueryPlan, score: number): Found {
  const verdict = isProved(met, reading) ? 'YES' : 'UNCLEAR';
  const isPresent = met.some((match) => match.isPresent);
  const facts = met.filter(({ isFact }) => isFact).length;
  return { resume, verdict, facts, score, ...(isPresent && { isPresent }) };
}

/** Those who meet any condition of an interpretation, or all if all must hold. */
function listMet(reading: QueryPlan, index: ResumeIndex, scores?: Float64Array): Found[] {
  const { filters, join } = reading;
  const all = filters.map((filter) => matchFilter(filter, index));
  const ranked = all[filters.findIndex((filter) => filter === findRankingFilter(reading))];
  const first = all[0]?.keys() ?? everyResume(index);
  const some = join === 'ANY' ? new Set(all.flatMap((matches) => [...matches.keys()])) : first;
  return [...some].flatMap((resume): Found[] => {
    const met = all.map((matches) => matches.get(resume)).filter((match) => match !== undefined);
    if (join === 'ALL' && met.length < all.length) return [];
    const number = ranked?.get(resume)?.number ?? met.find((match) => match.number !== undefined)?.number;
    const found = toFound(resume, met, reading, scores?.[resume] ?? 0);
    return [number === undefined ? found : { ...found, number }];
  });
}

/**
 * Proved ones first, then the shortest notice period or the most (or fewest) stated years if asked for, then by how
 * well the words match. A ranking by notice period has the shortest (or longest) first, proved or not.
 */
function inOrder(found: Found[], reading: QueryPlan): Found[] {
  const ranked = findRankingFilter(reading);
  const isOfNotice = ranked?.kind === 'NOTICE_PERIOD';
  const isLeastFirst = reading.isLeastFirst ?? isOfNotice;
  const isYes = ({ verdict }: Found) => (verdict === 'YES' ? 1 : 0);
  const unknown = isLeastFirst ? Infinity : -1;
  const byNumber = ({ number = unknown }: Found) => (isLeastFirst ? -number : ranked ? number : 0);
  const isNumberFirst = reading.op === 'RANK' && isOfNotice;
  return found.toSorted(
    (one, other) =>
      (isNumberFirst ? apart(byNumber(other), byNumber(one)) : 0) ||
      isYes(other) - isYes(one) ||
      apart(byNumber(other), byNumber(one)) ||
      weighProof(other) - weighProof(one) ||
      other.score - one.score ||
      one.resume - other.resume,
  );
}

/** A current job counts more than additional facts. */
const weighProof = ({ isPresent, facts = 0 }: Found): number => (isPresent ? 100 : 0) + facts;

/** The difference of two numbers, both of which may be infinite. */
const apart = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The most others shown next to those who use these exact words. */
const MOST_NEXT_TO_SAID = 10;

/** Those who have the words of a ranking, nearest first; words prove nothing, however near. */
function nearest(
  met: readonly { resume: ResumeNumber }[],
  scores: Float64Array,
  said: ReadonlySet<ResumeNumber>,
): Found[] {
  const most = said.size > 0 ? MOST_NEXT_TO_SAID : MOST_RANKED;
  return met
    .map(({ resume }) => ({ resume, score: scores[resume] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.resume - other.resume)
    .filter(({ resume }, at) => at < most || said.has(resume))
    .slice(0, MOST_RANKED)
    .map((one) => ({ ...one, verdict: 'UNCLEAR' }));
}

/** For a condition on notice period alone, silent resumes are no answer next to those that state one: a note counts them. */
function withoutSilent(
  met: Found[],
  { filters: [first, ...others] }: QueryPlan,
  index: ResumeIndex,
): Found[] {
  const isOfNotice = first?.kind === 'NOTICE_PERIOD' && others.length === 0;
  if (!isOfNotice || !met.some(({ verdict }) => verdict === 'YES')) return met;
  const speaking = new Set(NOTICE_WORDS.flatMap((word) => index.mentions(word)));
  return met.filter(({ verdict, resume }) => verdict === 'YES' || speaking.has(resume));
}

/**
 * Those who meet as many conditions as possible; proved if facts prove all of them. In a ranking, those with only its
 * words come last.
 */
function findNearest({ op, filters, words }: QueryPlan, index: ResumeIndex): Found[] {
  const near = listNearest(filters, words, index).map(({ resume, facts, score }): Found => ({
    resume,
    verdict: facts === filters.length ? 'YES' : 'UNCLEAR',
    score,
  }));
  if (op !== 'RANK') return near;
  const known = new Set(near.map(({ resume }) => resume));
  const others = everyResume(index).filter((resume) => !known.has(resume));
  return [
    ...near,
    ...nearest(
      others.map((resume) => ({ resume })),
      index.scores(words),
      new Set(),
    ),
  ];
}

const OF_WORDS: ReadonlySet<Filter['kind']> = new Set(['SKILL', 'TITLE', 'TEXT']);

/** Scores of several conditions are multiplied: good at each ranks above excellent at one. */
function scoreWords({ op, join, filters, words }: QueryPlan, index: ResumeIndex): Float64Array {
  const several = filters.filter(
    ({ kind, value, isAbsent }) => OF_WORDS.has(kind) && value !== '' && !isAbsent,
  );
  if (op !== 'FIND' || join !== 'ALL' || several.length < 2) return index.scores(words);
  const scores = new Float64Array(index.size).fill(1);
  for (const { value, others = [] } of several) {
    const own = index.scores([value, ...others].join(' '));
    for (const [resume, score] of own.entries()) scores[resume] = (scores[resume] ?? 0) * score;
  }
  return scores;
}

/** The resumes that meet an interpretation, in display order. */
export function findResumes(reading: QueryPlan, index: ResumeIndex): Found[] {
  const { op, join, words, top } = reading;
  if (join === 'MOST') return findNearest(reading, index);
  const scores = words.trim() === '' ? undefined : scoreWords(reading, index);
  const met = withoutSilent(listMet(reading, index, scores), reading, index);
  if (!scores) return inOrder(met, reading).slice(0, top);
  return op === 'RANK'
    ? nearest(met, favourTitles(scores, words, index), new Set(index.mentions(words)))
    : inOrder(met, reading);
}
