import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { PlanDraft } from '../plan/query-plan.ts';
import { parseGraduation } from './parse-graduation.ts';
import { lowAt, joinLow, type Word } from '../tokens/tokenize.ts';
import { parseCalendarYears, type YearsNamed } from './parse-calendar-years.ts';

/** The years in which a job is asked for, and the words of the question without them. */
export type JobYears = Pick<YearsNamed, 'bounds'> & { rest: Word[] };

/** What says of a year that something was then: 'Windows Server 2019' has none of it. */
const LEADING = /^(?:in|during|before|after|since|from|until|till|by|between|around)$/;
/** What may stand between it and the year. */
const OF_YEAR = /^(?:the|year)$/;
const TO = /^(?:and|to|or|till|until)$/;

/** Who joined or left in a year was there in others, too. */
const BEGIN_OR_END =
  /\b(?:join(?:s|ed|ing)?|start(?:s|ed|ing)?|began|left|leaving|quit|resigned|hired|promoted|ended|founded)\b/;

/** A year, or two that are the ends of one time: of 'at Lotus in 2015 and at Palmyra in 2019' neither is of both. */
const isOneTime = (words: readonly Word[], { from, to, bounds }: YearsNamed): boolean =>
  bounds.atLeast === bounds.atMost || bounds.atLeast === undefined || bounds.atMost === undefined
    ? !words.slice(to).some(({ low }) => /^(?:19|20)\d\d$/.test(low))
    : to - from === 3 && TO.test(lowAt(words, from + 1));

/** Reads 'before 2022', 'in 2019' and 'between 2018 and 2021' of a job; null where a year is not one of working somewhere. */
export function parseEmploymentYears(words: readonly Word[]): JobYears | null {
  const years = parseCalendarYears(words);
  if (!years || BEGIN_OR_END.test(joinLow(words)) || parseGraduation(words) || !isOneTime(words, years))
    return null;
  let first = years.from;
  while (OF_YEAR.test(lowAt(words, first - 1))) first -= 1;
  if (!LEADING.test(lowAt(words, first - 1))) return null;
  return { bounds: years.bounds, rest: words.filter((_, at) => at < first - 1 || at >= years.to) };
}

const isOfJob = ({ kind, isAbsent }: Filter): boolean =>
  (kind === 'COMPANY' || kind === 'TITLE') && isAbsent !== true;

/** Conditions with the years in which the jobs among them were. */
export const addYears = (filters: readonly Filter[], { bounds }: JobYears): Filter[] =>
  filters.map((filter) => (isOfJob(filter) ? { ...filter, ...bounds } : filter));

/** A reading of the rest of a question in these years; null where no job is asked for, or not each of the conditions has to hold. */
export function limitToYears(reading: PlanDraft, years: JobYears): PlanDraft | null {
  const { op, filters = [], join = 'ALL' } = reading;
  if ((op !== 'FIND' && op !== 'COUNT') || join !== 'ALL' || !filters.some(isOfJob)) return null;
  return { ...reading, filters: addYears(filters, years) };
}
