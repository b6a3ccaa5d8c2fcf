import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';

// Words directly before or after a number that make it a bound. 'No less than' is not 'less than'.

/** The kind of bound: at least, more than, at most, less than. */
export type Bound = 'LEAST' | 'MORE' | 'MOST' | 'LESS';

/** Bounds as in a condition. */
export type Bounds = Pick<Filter, 'atLeast' | 'atMost'>;

const NO = String.raw`\bno(?:t)? `;
const before = (words: string) => new RegExp(String.raw`(?:${words})(?: an?)?$`);

const BEFORE: readonly [Bound, RegExp][] = [
  ['MORE', before(String.raw`(?<!${NO})\b(?:more than|over|above|longer than|greater than|exceeding)`)],
  ['LESS', before(String.raw`(?<!${NO})\b(?:under|below|less than|fewer than|shorter than|before)`)],
  [
    'LEAST',
    before(
      String.raw`\bat ?least|\bmin(?:imum)?(?: of)?|\bupwards of|${NO}(?:less|fewer|shorter|under|below) than`,
    ),
  ],
  [
    'MOST',
    before(
      String.raw`\bat ?most|\bmax(?:imum)?(?: of)?|\bup ?to|\bwithin|\bnot exceeding|${NO}(?:more|longer|greater|over|above) than`,
    ),
  ],
];
const BEHIND: readonly [Bound, RegExp][] = [
  ['MOST', /^(?:or (?:less|fewer|shorter|sooner|under|below|earlier)|and below|max(?:imum)?|at most)(?: |$)/],
  [
    'LEAST',
    /^(?:or (?:more|above|over|longer)|and (?:above|more|over)|plus|\+|min(?:imum)?|at least)(?: |$)/,
  ],
];

/** A bound, and the number of its words. */
type Said = { bound: Bound; length: number };

function findBound(all: readonly [Bound, RegExp][], text: string): Said | null {
  for (const [bound, words] of all) {
    const said = words.exec(text)?.[0];
    if (said !== undefined) return { bound, length: said.trim().split(' ').length };
  }
  return null;
}

/** The bound in the words directly before a number. */
export const boundBefore = (words: string): Said | null => findBound(BEFORE, words);

/** The bound in the words directly after a number. */
export const boundAfter = (words: string): Said | null => findBound(BEHIND, words);

/** A number as bounds. Years are stated to a tenth and days are whole, so with a step of .1 'less than five' is at most 4.9. */
export function toBounds(bound: Bound, number: number, step: number): Bounds {
  const last = number + (bound === 'MORE' ? step : bound === 'LESS' ? -step : 0);
  const stated = Math.round(last * 10) / 10;
  return bound === 'MORE' || bound === 'LEAST' ? { atLeast: stated } : { atMost: stated };
}
