import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { matchFilter } from './match-filter.ts';
import type { Found } from './find-resumes.ts';
import type { QueryPlan } from '../plan/query-plan.ts';

/** Resumes that meet so many of the conditions, where none meets all. */
export type Nearest = { found: Found[]; met: number; asked: number };

const MOST_SHOWN = 200;

/** The people that a question is about have to stay; so has what was left out on purpose. */
const isFixed = ({ kind, isAbsent }: Filter) => kind === 'RESUMES' || isAbsent === true;

/** The person who meets a number alone is near to nothing that was named. */
const isNamed = ({ value }: Filter) => value !== '';

/** What somebody may have or not; a notice period that no one states would make everybody near. */
const isOptional = (filter: Filter) => !isFixed(filter) && filter.kind !== 'NOTICE_PERIOD';

type Tally = { met: number; named: number; facts: number };

function tallyConditions(optional: readonly Filter[], index: ResumeIndex): Map<ResumeNumber, Tally> {
  const tallies = new Map<ResumeNumber, Tally>();
  for (const filter of optional) {
    for (const [resume, { isFact }] of matchFilter(filter, index)) {
      const { met, named, facts } = tallies.get(resume) ?? { met: 0, named: 0, facts: 0 };
      tallies.set(resume, {
        met: met + 1,
        named: named + Number(isNamed(filter)),
        facts: facts + Number(isFact),
      });
    }
  }
  return tallies;
}

/** Conditions that no one at all meets. */
export const listUnmetConditions = ({ filters }: Pick<QueryPlan, 'filters'>, index: ResumeIndex): Filter[] =>
  filters.filter((filter) => isOptional(filter) && matchFilter(filter, index).size === 0);

/**
 * Who meets most of several conditions that no one meets together, those with most facts first; null for a single condition,
 * for a named person, and where no one meets one of them at all.
 */
export function relaxConditions({ filters, join, words }: QueryPlan, index: ResumeIndex): Nearest | null {
  const optional = filters.filter(isOptional);
  if (join === 'ANY' || optional.length < 2 || filters.some(({ kind }) => kind === 'PERSON')) return null;
  if (listUnmetConditions({ filters }, index).length > 0) return null;
  const fixed = filters.filter(isFixed).map((filter) => matchFilter(filter, index));
  const least = Number(optional.some(isNamed));
  const tallies = [...tallyConditions(optional, index)].filter(
    ([resume, { named }]) => named >= least && fixed.every((one) => one.has(resume)),
  );
  const met = Math.max(0, ...tallies.map(([, tally]) => tally.met));
  if (met === 0) return null;
  const scores = index.scores(words);
  const nearest = tallies
    .filter(([, tally]) => tally.met === met)
    .map(([resume, { facts }]) => ({ resume, facts, score: scores[resume] ?? 0 }))
    .toSorted((one, other) => other.facts - one.facts || other.score - one.score || one.resume - other.resume)
    .slice(0, MOST_SHOWN);
  const found = nearest.map(({ resume, score }): Found => ({ resume, verdict: 'UNCLEAR', score }));
  return { found, met, asked: optional.length };
}
