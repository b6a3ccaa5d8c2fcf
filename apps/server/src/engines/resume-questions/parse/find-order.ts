import { isFiller } from '../lexicon/filler-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import {
  FIGURES,
  LONGEST_WITH,
  ON_AVERAGE,
  type Ordered,
  ORDERS,
  type OrderPhrases,
  SORTING,
} from '../lexicon/order-phrases.ts';
import type { AskedFigure } from '@slotwise/contract/deepgaze/questions.schema';
import { findAnySpan, findSpan } from '../lexicon/phrase-patterns.ts';
import { dropSpan, lowAt, type Span, type Word } from '../tokens/tokenize.ts';
import { parseYearBounds } from './parse-year-bounds.ts';

/** An order by a number that resumes state, the limit, and the other words of the question. */
export type Order = Pick<OrderPhrases, 'by' | 'isLeastFirst'> & { top?: number; rest: readonly Word[] };

/**
 * A figure over the numbers that resumes state, and the other words; `isOfSkill` if they begin with what the years are
 * for.
 */
export type FigureAsked = { by: Ordered; figure: AskedFigure; isOfSkill: boolean; rest: readonly Word[] };

type Found = Pick<OrderPhrases, 'by' | 'isLeastFirst'> & Span;

const MOST_SHOWN = 100;
/** Words after a number that does not count people. */
const UNIT = /^(?:years?|yrs?|days?|weeks?|months?|\+|or|to)$/;
const HAVING = /^(?:with|has|have|having|at|in|of|least|than)$/;

/** 'By years' is an order only if something is sorted. */
const isOrder = (low: readonly string[], { from, to }: Span): boolean =>
  !low.slice(from, to).includes('by') || low.some((word) => SORTING.has(word));

function findForm(low: readonly string[]): Found | null {
  for (const { by, isLeastFirst, phrases } of ORDERS) {
    for (const phrase of phrases) {
      const span = findSpan(phrase, low);
      if (span && isOrder(low, span)) return { by, isLeastFirst, ...span };
    }
  }
  const longest = findAnySpan(LONGEST_WITH, low);
  return longest ? { by: 'YEARS', isLeastFirst: false, from: longest.from, to: longest.from + 1 } : null;
}

/** The limit: 'top 5', 'the 3 most experienced', '2 nurses with the most years'. */
function findTop(words: readonly Word[]): { top: number; at: number } | null {
  const at = words.findIndex(({ low }, place) => {
    const before = lowAt(words, place - 1);
    if (parseNumber(low) === null || UNIT.test(lowAt(words, place + 1)) || HAVING.test(before)) return false;
    return before === 'top' || words.slice(0, place).every((one) => isFiller(one.low));
  });
  const top = parseNumber(lowAt(words, at));
  return top !== null && top >= 1 ? { top: Math.min(Math.floor(top), MOST_SHOWN), at } : null;
}

/** The order a question asks for; null if none. 'Minimum 5 years' is a bound. */
export function findOrder(words: readonly Word[]): Order | null {
  const low = words.map((word) => word.low);
  const found = findForm(low);
  if (!found) return null;
  const { by, isLeastFirst, from, to } = found;
  const isBound = low.slice(from, to).some((word) => /^m(?:in|ax)/.test(word)) && parseYearBounds(words);
  if (isBound) return null;
  // 'Experienced' also describes people: an experienced developer is one by skill, not by title.
  const isOfOrder = ({ low: word }: Word, at: number): boolean =>
    (at >= from && at < to && word !== 'experienced') || (at === 0 && SORTING.has(word));
  const others = words.filter((word, at) => word.low === 'top' || !isOfOrder(word, at));
  const counted = findTop(others);
  const rest = others.filter(({ low: word }, at) => at !== counted?.at && word !== 'top');
  return { by, isLeastFirst, ...(counted && { top: counted.top }), rest };
}

/** What 'on average' refers to. */
const NOTICE = /^notice$/;
const STAYING = /^(?:stay|stays|stayed|remain|remained|last|lasted)$/;
const WORKING = /^(?:years?|yrs?|exp|experience|experienced|long)$/;

/** Undefined if no word says it: certificates and languages are not counted. */
function byOfWords(low: readonly string[]): Ordered | null {
  if (low.some((word) => NOTICE.test(word))) return 'NOTICE_PERIOD';
  if (low.some((word) => STAYING.test(word))) return 'TENURE';
  return low.some((word) => WORKING.test(word)) ? 'YEARS' : null;
}

/** Words that only ask for a number: 'how long do people …', 'what is …'. */
const ASKING =
  /^(?:how|long|much|many|what|whats|years?|yrs?|experience|notice|periods?|days?|stays?|stayed|have)$/;

function figureOnAverage(words: readonly Word[], low: readonly string[]): FigureAsked | null {
  const span = findAnySpan(ON_AVERAGE, low);
  const by = byOfWords(low);
  if (!span || !by) return null;
  const rest = dropSpan(words, span).filter((word) => !ASKING.test(word.low));
  return { by, figure: 'AVERAGE', isOfSkill: false, rest };
}

/** 'Years of Java' and 'experience with Java' are about a skill, 'experience of the nurses' is about people. */
const LEADS_TO_SKILL = /^(?:with|in|using|on)$/;

/** The figure over all stated numbers that a question asks for; null if none. */
export function findFigure(words: readonly Word[]): FigureAsked | null {
  const low = words.map((word) => word.low);
  for (const { by, figure, phrases } of FIGURES) {
    const span = findAnySpan(phrases, low);
    if (!span) continue;
    const isOfSkill = low[span.to - 1] === 'of' || LEADS_TO_SKILL.test(low[span.to] ?? '');
    return { by, figure, isOfSkill, rest: dropSpan(words, span) };
  }
  return figureOnAverage(words, low);
}
