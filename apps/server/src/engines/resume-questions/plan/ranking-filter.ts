import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { isBounded, isOfCareer, type QueryPlan } from './query-plan.ts';

const NUMBERED: ReadonlySet<Filter['kind']> = new Set([
  'YEARS',
  'SKILL_YEARS',
  'NOTICE_PERIOD',
  'STAY',
  'GAP',
]);

/**
 * The condition whose number orders a list: in a ranking the last one without a bound, otherwise a notice period or
 * years with a skill. Undefined if words order it.
 */
export function findRankingFilter({ op, filters, words, figure }: QueryPlan): Filter | undefined {
  if (op !== 'RANK')
    return (
      filters.find((filter) => filter.kind === 'NOTICE_PERIOD' || isOfCareer(filter)) ??
      filters.find(({ kind, atLeast }) => kind === 'SKILL_YEARS' && atLeast !== undefined)
    );
  if (words !== '') return undefined;
  const numbered = filters.filter(({ kind }) => NUMBERED.has(kind));
  // A figure about stays at an employer uses those who were there.
  if (figure && numbered.length === 0) return filters.find(({ kind }) => kind === 'COMPANY');
  return numbered.findLast((filter) => !isBounded(filter)) ?? numbered.at(-1);
}
