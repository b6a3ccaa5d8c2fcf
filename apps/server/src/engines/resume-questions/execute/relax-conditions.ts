import { isOfYears } from '@slotwise/contract/deepgaze/questions.rules';
import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { matchFilter } from './match-filter.ts';
import type { Found } from './find-resumes.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { isNamed, MOST_SHOWN, rankByConditions, type Tally } from './rank-by-conditions.ts';

/** Resumes that meet this many of the conditions, if none meets all. */
export type Nearest = { found: Found[]; met: number; asked: number };

const toNear = ({ resume, score }: Tally): Found => ({ resume, verdict: 'UNCLEAR', score });

/** The people of a question are fixed, and so are explicit exclusions. */
const isFixed = ({ kind, isAbsent }: Filter) => kind === 'RESUMES' || isAbsent === true;

/** An optional condition. A notice period is not one, since no one states it and everyone would be near. */
const isOptional = (filter: Filter) => !isFixed(filter) && filter.kind !== 'NOTICE_PERIOD';

/** Conditions that no one meets. */
export const listUnmetConditions = ({ filters }: Pick<QueryPlan, 'filters'>, index: ResumeIndex): Filter[] =>
  filters.filter((filter) => isOptional(filter) && matchFilter(filter, index).size === 0);

/**
 * Those who meet most of several conditions that no one meets together, most facts first. Null for a single condition,
 * for a named person, and if no one meets one of the conditions at all.
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

/** If fewer than this meet all conditions, more are shown. */
const FEW = 10;
/** With this many conditions, hardly anyone meets all. */
const MANY = 4;

/** Conditions that may accompany a title, which has many wordings; for skills alone, people want all. */
const isOfWords = (filter: Filter) =>
  (filter.kind === 'TITLE' || filter.kind === 'SKILL' || filter.kind === 'TEXT') &&
  !filter.isAbsent &&
  filter.isCurrent === undefined &&
  !isOfYears(filter);

/** True if few meet many conditions, or a title and others that no fact proves. */
function isMoreWanted({ op, filters, join }: QueryPlan, found: readonly Found[]): boolean {
  if (op !== 'FIND' || join !== 'ALL' || filters.length < 2 || found.length >= FEW) return false;
  if (filters.length >= MANY)
    return filters.every(isOptional) && filters.every(({ kind }) => kind !== 'PERSON');
  const isOfTitle = filters.every(isOfWords) && filters.some(({ kind }) => kind === 'TITLE');
  return isOfTitle && found.every(({ verdict }) => verdict !== 'YES');
}

/** Those who meet a part of what few meet completely, to show after them. */
export function listBehind(plan: QueryPlan, found: readonly Found[], index: ResumeIndex): Found[] {
  if (!isMoreWanted(plan, found)) return [];
  const shown = new Set(found.map(({ resume }) => resume));
  return rankByConditions(plan.filters, plan.words, index)
    .filter(({ resume, met }) => !shown.has(resume) && met * 2 >= plan.filters.length)
    .slice(0, FEW - found.length)
    .map(toNear);
}
