import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { lowAt, lowBetween, joinLow, type Word } from '../tokens/tokenize.ts';
import { degreeLevel } from '../../resume-facts/facts/degree-norms.ts';
import type { PlanDraft } from '../plan/query-plan.ts';

/** The years in which a job is asked for, and the words of the question without them. */
type JobYears = Pick<YearsNamed, 'bounds'> & { rest: Word[] };

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

const GRADUATING =
  /\b(?:graduat\w*|passed|passouts?|pass outs?|batch|class of|passing|completed|degree|finished)\b/;

/** 'B.Tech 2020' asks for the year of the degree. */
const isNextToDegree = (words: readonly Word[], year: number): boolean =>
  [year - 1, year + 1].some((at) => degreeLevel(lowAt(words, at)) !== null);

const asksForYear = (words: readonly Word[], year: number): boolean =>
  GRADUATING.test(joinLow(words)) || isNextToDegree(words, year);

/** 'graduated in 2015', 'batch of 2016', 'graduated after 2012', 'graduated between 2010 and 2014'. */
export function parseGraduation(words: readonly Word[]): { filter: Filter; rest: Word[] } | null {
  const years = parseCalendarYears(words);
  if (!years || !asksForYear(words, years.from)) return null;
  const { bounds, from, to } = years;
  return {
    filter: { kind: 'GRADUATION_YEAR', value: '', ...bounds },
    rest: words.filter((_, at) => at < from || at >= to),
  };
}

/** Years of the calendar that a question names, as bounds, and the words that name them, from `from` to before `to`. */
type YearsNamed = { bounds: Pick<Filter, 'atLeast' | 'atMost'>; from: number; to: number };

const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const OR_SO = /^(?:or (?:later|after|newer|earlier|before)|onwards?|and (?:later|after))/;

/** 'in 2015', 'after 2012', 'between 2010 and 2014'; the first and the second year of a question are the ends of a range. */
function parseCalendarYears(words: readonly Word[]): YearsNamed | null {
  const [first, second = first] = words.flatMap(({ low }, place) => (YEAR.test(low) ? [place] : []));
  if (first === undefined || second === undefined) return null;
  const year = Number(lowAt(words, first));
  const last = Number(lowAt(words, second));
  const behind = second + 1;
  const later = OR_SO.exec(joinLow(words.slice(behind, behind + 2)));
  const before = lowBetween(words, first - 2, first);
  return {
    bounds: toYearBounds(`${before}${later ? ` ${later[0]}` : ''}`, year, last),
    from: first,
    to: behind + (later?.[0].split(' ').length ?? 0),
  };
}

function toYearBounds(before: string, year: number, last: number): YearsNamed['bounds'] {
  if (last !== year) return { atLeast: Math.min(year, last), atMost: Math.max(year, last) };
  if (/(?:later|newer|onwards?| after)$/.test(before) && /\b(?:or|and|onwards?)\b/.test(before))
    return { atLeast: year };
  if (/\bor (?:earlier|before)$/.test(before)) return { atMost: year };
  if (/\bafter$/.test(before)) return { atLeast: year + 1 };
  if (/\b(?:since|from)$/.test(before)) return { atLeast: year };
  if (/\b(?:before)$/.test(before)) return { atMost: year - 1 };
  if (/\b(?:until|till|by)$/.test(before)) return { atMost: year };
  return { atLeast: year, atMost: year };
}
