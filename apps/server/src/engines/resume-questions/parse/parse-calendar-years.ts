import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { degreeLevel } from '../../resume-facts/facts/degree-norms.ts';
import type { Bounds } from '../lexicon/bound-words.ts';
import { dropSpan, joinLow, lowAt, lowBetween, type Span, type Word } from '../tokens/tokenize.ts';
import type { Split } from './build-filters.ts';

/** When a job was, or for how many years: bounds for conditions on jobs, and the remaining words of the question. */
export type JobTime = { kinds: readonly ('COMPANY' | 'TITLE')[]; bounds: Bounds; rest: Word[] };

/** True if a condition requires someone to have had a job. */
export const isOfJob = ({ kind, isAbsent }: Filter, { kinds }: JobTime): boolean =>
  kinds.some((one) => one === kind) && isAbsent !== true;

/** Adds the time of jobs to the conditions on them. */
export const boundJobs = (filters: readonly Filter[], time: JobTime): Filter[] =>
  filters.map((filter) => (isOfJob(filter, time) ? { ...filter, ...time.bounds } : filter));

/** Words before a year that make it a date, unlike in 'Windows Server 2019'. */
const LEADING = /^(?:in|during|before|after|since|from|until|till|by|between|around)$/;
/** Words allowed between it and the year. */
const OF_YEAR = /^(?:the|year)$/;
const TO = /^(?:and|to|or|till|until)$/;

/** Someone who joined or left in a year was also there in others. */
const BEGIN_OR_END =
  /\b(?:join(?:s|ed|ing)?|start(?:s|ed|ing)?|began|left|leaving|quit|resigned|hired|promoted|ended|founded)\b/;

/** One year, or the two ends of a range: in 'at Lotus in 2015 and at Palmyra in 2019', neither year applies to both. */
const isOneTime = (words: readonly Word[], { from, to, bounds }: YearsNamed): boolean =>
  bounds.atLeast === bounds.atMost || bounds.atLeast === undefined || bounds.atMost === undefined
    ? !words.slice(to).some(({ low }) => /^(?:19|20)\d\d$/.test(low))
    : to - from === 3 && TO.test(lowAt(words, from + 1));

/** Parses 'before 2022', 'in 2019' and 'between 2018 and 2021' for a job; null if a year is not about working somewhere. */
export function parseEmploymentYears(words: readonly Word[]): JobTime | null {
  const years = parseCalendarYears(words);
  if (!years || BEGIN_OR_END.test(joinLow(words)) || parseGraduation(words) || !isOneTime(words, years))
    return null;
  let first = years.from;
  while (OF_YEAR.test(lowAt(words, first - 1))) first -= 1;
  if (!LEADING.test(lowAt(words, first - 1))) return null;
  const rest = dropSpan(words, { from: first - 1, to: years.to });
  return { kinds: ['COMPANY', 'TITLE'], bounds: years.bounds, rest };
}

const GRADUATING =
  /\b(?:graduat\w*|passed|passouts?|pass outs?|batch|class of|passing|completed|degree|finished)\b/;

/** 'B.Tech 2020' asks for the year of the degree. */
const isNextToDegree = (words: readonly Word[], year: number): boolean =>
  [year - 1, year + 1].some((at) => degreeLevel(lowAt(words, at)) !== null);

const asksForYear = (words: readonly Word[], year: number): boolean =>
  GRADUATING.test(joinLow(words)) || isNextToDegree(words, year);

/** Parses 'graduated in 2015', 'batch of 2016', 'graduated after 2012', 'graduated between 2010 and 2014'. */
export function parseGraduation(words: readonly Word[]): Split | null {
  const years = parseCalendarYears(words);
  if (!years || !asksForYear(words, years.from)) return null;
  return {
    filters: [{ kind: 'GRADUATION_YEAR', value: '', ...years.bounds }],
    rest: dropSpan(words, years),
  };
}

/** Calendar years in a question, as bounds, and their words. */
type YearsNamed = Span & { bounds: Bounds };

const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const OR_SO = /^(?:or (?:later|after|newer|earlier|before)|onwards?|and (?:later|after))/;

/** Parses 'in 2015', 'after 2012', 'between 2010 and 2014'; the first and second year of a question are the ends of a range. */
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

function toYearBounds(before: string, year: number, last: number): Bounds {
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
