import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { degreeLevel } from '../../resume-facts/facts/degree-norms.ts';
import { lowAt, joinLow, type Word } from '../tokens/tokenize.ts';
import { parseCalendarYears } from './parse-calendar-years.ts';

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
