import { isOfYears } from '@slotwise/contract/deepgaze/questions.rules';
import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { matchFilter } from './match-filter.ts';
import type { Found } from './find-resumes.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { isNamed, MOST_SHOWN, rankByConditions, type Tally } from './rank-by-conditions.ts';

/** Resumes that meet so many of the conditions, where none meets all. */
export type Nearest = { found: Found[]; met: number; asked: number };

const toNear = ({ resume, score }: Tally): Found => ({ resume, verdict: 'UNCLEAR', score });

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
    .map(toNear);
  return { found, met, asked: optional.length };
}

/** So many are shown where few meet all conditions. */
const FEW = 10;
/** Of so many conditions, hardly anyone meets all. */
const MANY = 4;

/** What may stand next to a title, which is said in many ways; of skills alone, people want all. */
const isOfWords = (filter: Filter) =>
  (filter.kind === 'TITLE' || filter.kind === 'SKILL' || filter.kind === 'TEXT') &&
  !filter.isAbsent &&
  filter.isCurrent === undefined &&
  !isOfYears(filter);

/** Whether few meet many conditions, or a title and more that no fact proves. */
function isMoreWanted({ op, filters, join }: QueryPlan, found: readonly Found[]): boolean {
  if (op !== 'FIND' || join !== 'ALL' || filters.length < 2 || found.length >= FEW) return false;
  if (filters.length >= MANY)
    return filters.every(isOptional) && filters.every(({ kind }) => kind !== 'PERSON');
  const isOfTitle = filters.every(isOfWords) && filters.some(({ kind }) => kind === 'TITLE');
  return isOfTitle && found.every(({ verdict }) => verdict !== 'YES');
}

/** Who meets a part of what few meet as a whole: to be shown behind them. */
export function listBehind(plan: QueryPlan, found: readonly Found[], index: ResumeIndex): Found[] {
  if (!isMoreWanted(plan, found)) return [];
  const shown = new Set(found.map(({ resume }) => resume));
  return rankByConditions(plan.filters, plan.words, index)
    .filter(({ resume, met }) => !shown.has(resume) && met * 2 >= plan.filters.length)
    .slice(0, FEW - found.length)
    .map(toNear);
}
