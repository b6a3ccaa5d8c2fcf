import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { lowAt, lowBetween, joinLow, type Word } from '../tokens/tokenize.ts';

/** Years of the calendar that a question names, as bounds, and the words that name them, from `from` to before `to`. */
export type YearsNamed = { bounds: Pick<Filter, 'atLeast' | 'atMost'>; from: number; to: number };

const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const OR_SO = /^(?:or (?:later|after|newer|earlier|before)|onwards?|and (?:later|after))/;

/** 'in 2015', 'after 2012', 'between 2010 and 2014'; the first and the second year of a question are the ends of a range. */
export function parseCalendarYears(words: readonly Word[]): YearsNamed | null {
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
