import { type Bounds, boundBefore, boundAfter, toBounds } from '../lexicon/bound-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { lowAt, lowBetween, type Span, type Word } from '../tokens/tokenize.ts';

/** The number of years asked for, and its words. */
export type YearsAsked = Span & { bounds: Bounds };

/** Years are stated to a tenth. */
export const TENTH = 0.1;

const NUMBER = /^(\d{1,2}(?:\.\d)?)(\+)?(?:-(\d{1,2})\+?)?(?:years?|yrs?|y)?$/;
const YEARS = /^\d*\+?(?:-\d+\+?)?(?:years?|yrs?)\+?$/;
/** A word before a number that means exactly or approximately. */
const NEAR: readonly { lead: RegExp; by: number }[] = [
  { lead: /(?:exactly|precisely)$/, by: 0 },
  { lead: /(?:around|about|approximately|roughly|nearly)$/, by: 1 },
];
/** 'Experience over 15' counts years without the word. */
const OF_EXPERIENCE =
  /\b(?:experience|exp)(?: (?:is|of|with|at least|at most|more than|less than|over|above|under|below|minimum|min))*$/;
/** 'Minimum experience of 5 years' is a bound just like 'minimum 5 years'. */
const OWN_NOUN = / (?:work )?(?:experience|exp)(?: (?:of|is))?$/;

const isYears = (word: Word | undefined) => word !== undefined && YEARS.test(word.low);

type Stated = { number: number; upTo?: number };

function readNumber(word: Word | undefined): Stated | null {
  if (!word) return null;
  const spelled = parseNumber(word.low);
  if (spelled !== null) return { number: spelled };
  const match = NUMBER.exec(word.low);
  return match && { number: Number(match[1]), ...(match[3] && { upTo: Number(match[3]) }) };
}

/** '3-5 years', 'between 3 and 5 years', '3 to 5 years'. */
function rangeAt(words: readonly Word[], at: number, first: Stated): YearsAsked | null {
  const isSpelled = first.upTo === undefined && /^(?:to|and)$/.test(lowAt(words, at + 1));
  const end = isSpelled ? at + 2 : at;
  const atMost = isSpelled ? readNumber(words[end])?.number : first.upTo;
  const years = [end, end + 1].find((place) => isYears(words[place]));
  if (atMost === undefined || years === undefined) return null;
  const isLed = isSpelled && /^(?:between|from)$/.test(lowAt(words, at - 1));
  return { bounds: { atLeast: first.number, atMost }, from: isLed ? at - 1 : at, to: years + 1 };
}

/** The position of the word 'years' after a number: within the same word, or directly after it. */
function yearsAfter(words: readonly Word[], at: number): number | null {
  if (isYears(words[at])) return at;
  const years = [at + 1, at + 2, at + 3].find((place) => isYears(words[place]));
  const isNear = years !== undefined && /^(?:\+|or more|plus|or)?$/.test(lowBetween(words, at + 1, years));
  if (isNear) return years;
  return OF_EXPERIENCE.test(lowBetween(words, at - 4, at)) ? at : null;
}

/** The bounds from the words before a number of years, and their number. */
function readLead(before: string, number: number): { bounds: Bounds; length: number } | null {
  const near = NEAR.find(({ lead }) => lead.test(before));
  if (near) return { bounds: { atLeast: number - near.by, atMost: number + near.by }, length: 1 };
  const said = boundBefore(before);
  return said && { bounds: toBounds(said.bound, number, TENTH), length: said.length };
}

/** '5+ years', 'at least 5 years', '5 years or more', 'under 5 years'; a bare '5 years' means at least. */
function boundAt(words: readonly Word[], at: number, { number }: Stated): YearsAsked | null {
  const years = yearsAfter(words, at);
  if (years === null) return null;
  const lead = readLead(lowBetween(words, at - 3, at).replace(OWN_NOUN, ''), number);
  const tail = boundAfter(lowBetween(words, years + 1, years + 3));
  const bounds = lead?.bounds ?? toBounds(tail?.bound ?? 'LEAST', number, TENTH);
  return { bounds, from: at - (lead?.length ?? 0), to: years + 1 + (tail?.length ?? 0) };
}

/** The first number of years in a question that is a bound. */
export function parseYearBounds(words: readonly Word[]): YearsAsked | null {
  for (const [at, word] of words.entries()) {
    const stated = readNumber(word);
    const found = stated && (rangeAt(words, at, stated) ?? boundAt(words, at, stated));
    if (found) return found;
  }
  return null;
}
