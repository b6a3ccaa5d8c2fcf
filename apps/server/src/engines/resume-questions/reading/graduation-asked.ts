import type { Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { degreeLevel } from '../../resume-facts/education/degree-classes.ts';
import { lowAt, lowBetween, lowOf, type Word } from './question-words.ts';

const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const GRADUATING =
  /\b(?:graduat\w*|passed|passouts?|pass outs?|batch|class of|passing|completed|degree|finished)\b/;

/** 'B.Tech 2020' asks for the year of the degree. */
const isBesideDegree = (words: readonly Word[], year: number): boolean =>
  [year - 1, year + 1].some((at) => degreeLevel(lowAt(words, at)) !== null);

const asksForYear = (words: readonly Word[], year: number): boolean =>
  GRADUATING.test(lowOf(words)) || isBesideDegree(words, year);

const OR_SO = /^(?:or (?:later|after|newer|earlier|before)|onwards?|and (?:later|after))/;

/** 'graduated in 2015', 'batch of 2016', 'graduated after 2012', 'graduated between 2010 and 2014'. */
export function graduationAsked(words: readonly Word[]): { filter: Filter; from: number; to: number } | null {
  const [first, second = first] = words.flatMap(({ low }, place) => (YEAR.test(low) ? [place] : []));
  if (first === undefined || second === undefined || !asksForYear(words, first)) return null;
  const year = Number(lowAt(words, first));
  const last = Number(lowAt(words, second));
  const behind = second + 1;
  const later = OR_SO.exec(lowOf(words.slice(behind, behind + 2)));
  const to = behind + (later?.[0].split(' ').length ?? 0);
  const before = lowBetween(words, first - 2, first);
  return {
    filter: {
      kind: 'GRADUATION_YEAR',
      value: '',
      ...boundsOf(`${before}${later ? ` ${later[0]}` : ''}`, year, last),
    },
    from: first,
    to,
  };
}

function boundsOf(before: string, year: number, last: number) {
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
