import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { PlanDraft } from '../plan/query-plan.ts';
import { joinLow, type Word } from '../tokens/tokenize.ts';
import { toBounds, parseYearBounds } from './parse-year-bounds.ts';

/** How many years someone has to have been at an employer, or something, and the words of the question without them. */
export type JobLength = {
  kind: 'COMPANY' | 'TITLE';
  bounds: Pick<Filter, 'atLeast' | 'atMost'>;
  rest: Word[];
};

/** What leads from the years to the job: 'three years at …', 'five years as a …'; '5 years of experience as a …' are years in all. */
const AT_BEHIND = /^(?:of (?:work )?(?:experience )?)?(?:(?:work(?:ed|ing)|employed) )?(?:at|with|for) /;
const AS_BEHIND = /^(?:work(?:ed|ing) )?as an? /;
/** What leads from the job to the years: 'worked at … for three years'. */
const FOR = /\b(?:for|since)(?: the)?(?: (?:last|past))?$/;
const AT_BEFORE = /\b(?:work(?:s|ed|ing)?|been|was|were|employed|stayed|spent|served) (?:at|with|for|in) /;
const AS_BEFORE = /\b(?:work(?:s|ed|ing)?|been|was|were|employed|served) (?:as )?an? /;

function kindAsked(before: string, behind: string): JobLength['kind'] | null {
  if (AT_BEHIND.test(behind)) return 'COMPANY';
  if (AS_BEHIND.test(behind)) return 'TITLE';
  if (!FOR.test(before)) return null;
  if (AT_BEFORE.test(before)) return 'COMPANY';
  return AS_BEFORE.test(before) ? 'TITLE' : null;
}

/** Reads 'more than 3 years at …' and 'as a nurse for 5 years'; null where years are asked of nothing that is a job. */
export function parseTenure(words: readonly Word[]): JobLength | null {
  const years = parseYearBounds(words);
  if (!years) return null;
  const before = joinLow(words.slice(0, years.from));
  const kind = kindAsked(before, joinLow(words.slice(years.to, years.to + 5)));
  if (kind === null) return null;
  const leading = FOR.exec(before)?.[0].split(' ').length ?? 0;
  return {
    kind,
    bounds: toBounds(years),
    rest: words.filter((_, at) => at < years.from - leading || at >= years.to),
  };
}

/** A reading of the rest of a question for so many years; null where it asks for no such job, or not each of the conditions has to hold. */
export function limitToTenure(reading: PlanDraft, { kind, bounds }: JobLength): PlanDraft | null {
  const { op, filters = [], join = 'ALL' } = reading;
  const isMeant = (filter: Filter): boolean => filter.kind === kind && filter.isAbsent !== true;
  if ((op !== 'FIND' && op !== 'COUNT') || join !== 'ALL' || !filters.some(isMeant)) return null;
  return {
    ...reading,
    filters: filters.map((filter) => (isMeant(filter) ? { ...filter, ...bounds } : filter)),
  };
}
