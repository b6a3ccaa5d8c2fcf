import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { matchFilter } from './match-filter.ts';
import type { Found } from './find-resumes.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { isNamed, MOST_SHOWN, rankByConditions } from './rank-by-conditions.ts';

/** Resumes that meet so many of the conditions, where none meets all. */
export type Nearest = { found: Found[]; met: number; asked: number };

/** The people that a question is about have to stay; so has what was left out on purpose. */
const isFixed = ({ kind, isAbsent }: Filter) => kind === 'RESUMES' || isAbsent === true;

/** What someone may have or not; a notice period that no one states would make everyone near. */
const isOptional = (filter: Filter) => !isFixed(filter) && filter.kind !== 'NOTICE_PERIOD';

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
  const near = rankByConditions(optional, words, index).filter(
    ({ resume, named }) => named >= least && fixed.every((one) => one.has(resume)),
  );
  const met = near[0]?.met ?? 0;
  if (met === 0) return null;
  const found = near
    .filter((one) => one.met === met)
    .slice(0, MOST_SHOWN)
    .map(({ resume, score }): Found => ({ resume, verdict: 'UNCLEAR', score }));
  return { found, met, asked: optional.length };
}
