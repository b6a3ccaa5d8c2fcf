import { isFiller } from '../lexicon/filler-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { LONGEST_WITH, ORDERS, type OrderPhrases, SORTING } from '../lexicon/order-phrases.ts';
import { findSpan } from '../lexicon/phrase-patterns.ts';
import { lowAt, type Word } from '../tokens/tokenize.ts';
import { parseYearBounds } from './parse-year-bounds.ts';

/** An order by a number that resumes state, how many are wanted, and the other words of the question. */
export type Order = Pick<OrderPhrases, 'by' | 'isLeastFirst'> & { top?: number; rest: readonly Word[] };

type Span = { from: number; to: number };
type Found = Pick<OrderPhrases, 'by' | 'isLeastFirst'> & Span;

const MOST_SHOWN = 100;
/** Words behind a number that is no number of people. */
const UNIT = /^(?:years?|yrs?|days?|weeks?|months?|\+|or|to)$/;
const HAVING = /^(?:with|has|have|having|at|in|of|least|than)$/;

/** 'By years' is an order only where something is sorted. */
const isOrder = (low: readonly string[], { from, to }: Span): boolean =>
  !low.slice(from, to).includes('by') || low.some((word) => SORTING.has(word));

function findForm(low: readonly string[]): Found | null {
  for (const { by, isLeastFirst, phrases } of ORDERS) {
    for (const phrase of phrases) {
      const span = findSpan(phrase, low);
      if (span && isOrder(low, span)) return { by, isLeastFirst, ...span };
    }
  }
  const longest = LONGEST_WITH.map((phrase) => findSpan(phrase, low)).find((span) => span !== null);
  return longest ? { by: 'YEARS', isLeastFirst: false, from: longest.from, to: longest.from + 1 } : null;
}

/** How many are wanted: 'top 5', 'the 3 most experienced', '2 nurses with the most years'. */
function findTop(words: readonly Word[]): { top: number; at: number } | null {
  const at = words.findIndex(({ low }, place) => {
    const before = lowAt(words, place - 1);
    if (parseNumber(low) === null || UNIT.test(lowAt(words, place + 1)) || HAVING.test(before)) return false;
    return before === 'top' || words.slice(0, place).every((one) => isFiller(one.low));
  });
  const top = parseNumber(lowAt(words, at));
  return top !== null && top >= 1 ? { top: Math.min(Math.floor(top), MOST_SHOWN), at } : null;
}

/** Which order a question asks for; null where it asks for none. 'Minimum 5 years' sets a bound. */
export function findOrder(words: readonly Word[]): Order | null {
  const low = words.map((word) => word.low);
  const found = findForm(low);
  if (!found) return null;
  const { by, isLeastFirst, from, to } = found;
  const isBound = low.slice(from, to).some((word) => /^m(?:in|ax)/.test(word)) && parseYearBounds(words);
  if (isBound) return null;
  // 'Experienced' is said of people as well: an experienced developer is one by skill, not by title.
  const isOfOrder = ({ low: word }: Word, at: number): boolean =>
    (at >= from && at < to && word !== 'experienced') || (at === 0 && SORTING.has(word));
  const others = words.filter((word, at) => word.low === 'top' || !isOfOrder(word, at));
  const counted = findTop(others);
  const rest = others.filter(({ low: word }, at) => at !== counted?.at && word !== 'top');
  return { by, isLeastFirst, ...(counted && { top: counted.top }), rest };
}
