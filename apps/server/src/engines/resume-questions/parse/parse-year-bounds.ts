import {
  LEAST_AFTER,
  LEAST_BEFORE,
  LESS_BEFORE,
  MORE_BEFORE,
  MOST_AFTER,
  MOST_BEFORE,
} from '../lexicon/bound-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { lowAt, lowBetween, type Word } from '../tokens/tokenize.ts';

/** A number of years that is asked for, and the words, from `from` to before `to`, that say so. */
export type YearsAsked = { atLeast?: number; atMost?: number; from: number; to: number };

/** The bounds alone, as a condition has them. */
export const toBounds = ({ atLeast, atMost }: YearsAsked) => ({
  ...(atLeast !== undefined && { atLeast }),
  ...(atMost !== undefined && { atMost }),
});

const NUMBER = /^(\d{1,2}(?:\.\d)?)(\+)?(?:-(\d{1,2})\+?)?(?:years?|yrs?|y)?$/;
const YEARS = /^\d*\+?(?:-\d+\+?)?(?:years?|yrs?)\+?$/;
const EXACTLY = /(?:exactly|precisely)$/;
const ABOUT = /(?:around|about|approximately|roughly|nearly)$/;
/** 'Experience over 15' counts years without the word. */
const OF_EXPERIENCE =
  /\b(?:experience|exp)(?: (?:is|of|with|at least|at most|more than|less than|over|above|under|below|minimum|min))*$/;
/** 'Minimum experience of 5 years' sets a bound as 'minimum 5 years' does. */
const OWN_NOUN = / (?:work )?(?:experience|exp)(?: (?:of|is))?$/;

const isYears = (word: Word | undefined) => word !== undefined && YEARS.test(word.low);

function readNumber(word: Word | undefined): { number: number; upTo?: number } | null {
  if (!word) return null;
  const spelled = parseNumber(word.low);
  if (spelled !== null) return { number: spelled };
  const match = NUMBER.exec(word.low);
  if (!match) return null;
  return { number: Number(match[1]), ...(match[3] && { upTo: Number(match[3]) }) };
}

/** '3-5 years'. */
function dashedRangeAt(words: readonly Word[], at: number): YearsAsked | null {
  const first = readNumber(words[at]);
  if (first?.upTo === undefined) return null;
  const years = [at, at + 1].find((place) => isYears(words[place]));
  return years === undefined ? null : { atLeast: first.number, atMost: first.upTo, from: at, to: years + 1 };
}

/** 'between 3 and 5 years', '3 to 5 years'. */
function spelledRangeAt(words: readonly Word[], at: number): YearsAsked | null {
  const first = readNumber(words[at]);
  const second = readNumber(words[at + 2]);
  if (!first || !second || !/^(?:to|and)$/.test(lowAt(words, at + 1))) return null;
  const years = [at + 2, at + 3].find((place) => isYears(words[place]));
  if (years === undefined) return null;
  const isLed = /^(?:between|from)$/.test(lowAt(words, at - 1));
  return { atLeast: first.number, atMost: second.number, from: isLed ? at - 1 : at, to: years + 1 };
}

/** Where the word 'years' of a number stands: in the same word, or right after it. */
function yearsAfter(words: readonly Word[], at: number): number | null {
  if (isYears(words[at])) return at;
  const years = [at + 1, at + 2, at + 3].find((place) => isYears(words[place]));
  const isNear = years !== undefined && /^(?:\+|or more|plus|or)?$/.test(lowBetween(words, at + 1, years));
  if (isNear) return years;
  return OF_EXPERIENCE.test(lowBetween(words, at - 4, at)) ? at : null;
}

const wordsIn = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].trim().split(' ').length ?? 0;

/** Years are stated to a tenth, so that 'less than five' is at most 4.9. */
const TENTH = 0.1;
const toTenth = (years: number) => Math.round(years * 10) / 10;

type BoundsOf = (years: number) => Pick<YearsAsked, 'atLeast' | 'atMost'>;

const atLeast: BoundsOf = (years) => ({ atLeast: years });
const atMost: BoundsOf = (years) => ({ atMost: years });

/** What the words before a number of years make of it. */
const BOUNDS: readonly { lead: RegExp; boundsOf: BoundsOf }[] = [
  { lead: EXACTLY, boundsOf: (years) => ({ atLeast: years, atMost: years }) },
  { lead: ABOUT, boundsOf: (years) => ({ atLeast: years - 1, atMost: years + 1 }) },
  { lead: MORE_BEFORE, boundsOf: (years) => ({ atLeast: toTenth(years + TENTH) }) },
  { lead: LESS_BEFORE, boundsOf: (years) => ({ atMost: toTenth(years - TENTH) }) },
  { lead: LEAST_BEFORE, boundsOf: atLeast },
  { lead: MOST_BEFORE, boundsOf: atMost },
];

/** '5+ years', 'at least 5 years', '5 years or more', 'under 5 years'; a bare '5 years' means at least. */
function boundAt(words: readonly Word[], at: number): YearsAsked | null {
  const number = readNumber(words[at]);
  const years = number ? yearsAfter(words, at) : null;
  if (!number || years === null) return null;
  const before = lowBetween(words, at - 3, at).replace(OWN_NOUN, '');
  const after = lowBetween(words, years + 1, years + 3);
  const said = BOUNDS.find(({ lead }) => lead.test(before));
  const boundsOf = said?.boundsOf ?? (MOST_AFTER.test(after) ? atMost : atLeast);
  const tail = wordsIn(MOST_AFTER, after) || wordsIn(LEAST_AFTER, after);
  return {
    ...boundsOf(number.number),
    from: at - (said ? wordsIn(said.lead, before) : 0),
    to: years + 1 + tail,
  };
}

/** The first number of years that a question sets as a bound. */
export function parseYearBounds(words: readonly Word[]): YearsAsked | null {
  for (let at = 0; at < words.length; at++) {
    const found = dashedRangeAt(words, at) ?? spelledRangeAt(words, at) ?? boundAt(words, at);
    if (found) return found;
  }
  return null;
}
