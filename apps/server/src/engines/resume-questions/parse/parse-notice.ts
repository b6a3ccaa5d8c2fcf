import { wordSet } from '#lib/text/word-set.ts';
import { type Bounds, boundBefore, boundAfter, toBounds } from '../lexicon/bound-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { lowAt, lowBetween, joinLow, type Span, type Word } from '../tokens/tokenize.ts';
import type { Split } from './build-filters.ts';

const DAYS: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30 };
const UNIT = /^(\d{1,3}|[a-z]+)?-?(day|week|fortnight|month)s?$/;
const AT_ONCE = wordSet('immediate immediately asap now tomorrow today instantly');

/** Signs of a notice period, or of starting somewhere. */
const OF_NOTICE = /\bnotice\b|\b(?:serves?|serving) (?:an? )?\d{1,3} (?:day|week|month)/;
const BEGINNING = /\b(?:join|joins|joining|joiners?|start|starts|starting|available|availability|onboard)\b/;
const AT_ONCE_SAID_WORDS = [
  'immediate(?:ly)?|asap|now|tomorrow|today|instantly|at once|right away|straight away',
  '(?:no|without(?: an?y?)?|zero|nil) notice',
];
const AT_ONCE_SAID = new RegExp(String.raw`\b(?:${AT_ONCE_SAID_WORDS.join('|')})\b`);
/** For starting, only a deadline is a condition: 'available for three months' is none. */
const BY_WHEN =
  /\b(?:within|in|by|under|less than|at most|max(?:imum)?|up to|before|not more than)(?: (?:the )?(?:next|an?))?$/;

/** Words that make a length a maximum for notice periods only: 'in two weeks', 'only 30 days'. */
const WITHIN_BEFORE = /\b(?:within|in|by|only)(?: (?:the )?(?:next|an?))?$/;

/** Words that belong to such a condition and mean nothing else. */
const OWN = wordSet(`
notice period periods join joins joining joiner joiners start starts starting available availability onboard serve serving served
immediate immediately asap now tomorrow today instantly once away straight right no without any a an zero nil
within in by under below less than at most max maximum of up to upto before fewer shorter not more exceeding least min minimum over above longer
greater or sooner earlier next the between and from day days week weeks fortnight month months time only short long`);

/** Words after the condition that begin another one. */
const LEADS_ON = /^(?:in|from|and|the|any|an?|between)$/;

/** A length of time. */
type Length = Span & { days: number; unit: number };

const ONE_OF_THEM = /^(?:an?|next|one|within|in)$/;

/** Parses '30 days', 'two weeks', 'a month', '15-day' at a position in the question. */
function lengthAt(words: readonly Word[], at: number): Length | null {
  const [, inWord, unit = ''] = UNIT.exec(lowAt(words, at)) ?? [];
  const days = DAYS[unit];
  if (days === undefined) return null;
  const before = lowAt(words, at - 1);
  const number = parseNumber(inWord ?? before);
  if (number !== null)
    return { days: number * days, unit: days, from: inWord === undefined ? at - 1 : at, to: at + 1 };
  return ONE_OF_THEM.test(before) ? { days, unit: days, from: at, to: at + 1 } : null;
}

/** '15 to 30 days', 'between 15 and 30 days'. */
function rangeTo(words: readonly Word[], { days, unit, from }: Length): Bounds | null {
  const first = parseNumber(lowAt(words, from - 2));
  if (first === null || !/^(?:to|and)$/.test(lowAt(words, from - 1))) return null;
  return { atLeast: first * unit, atMost: days };
}

/** The bounds of a length, by the words around it. */
function findNoticeBounds(words: readonly Word[], length: Length, isOfNotice: boolean): Bounds {
  const range = rangeTo(words, length);
  if (range) return range;
  const { days, from, to } = length;
  const before = lowBetween(words, from - 3, from);
  const lead = boundBefore(before)?.bound ?? (WITHIN_BEFORE.test(before) ? 'MOST' : undefined);
  const bound = lead ?? boundAfter(lowBetween(words, to, to + 2))?.bound;
  if (bound) return toBounds(bound, days, 1);
  return isOfNotice ? { atLeast: days, atMost: days } : { atMost: days };
}

const isOwn = (low: string) => OWN.has(low) || UNIT.test(low) || parseNumber(low) !== null;
const isOfBeginning = (low: string) => low === 'notice' || BEGINNING.test(low);
const isCue = ({ low }: Word) => isOfBeginning(low) || low === 'period' || AT_ONCE.has(low);

/** The condition, and the remaining words: its own are around its length, or around the cue if it has none. */
function asSplit(words: readonly Word[], { from, to }: Span, bounds: Bounds): Split {
  let first = from;
  let last = to;
  while (first > 0 && isOwn(lowAt(words, first - 1))) first -= 1;
  while (last < words.length && isOwn(lowAt(words, last)) && !LEADS_ON.test(lowAt(words, last))) last += 1;
  return {
    filters: [{ kind: 'NOTICE_PERIOD', value: '', ...bounds }],
    rest: words.filter((word, at) => (at < first || at >= last) && !isCue(word)),
  };
}

/** Parses 'notice period of 30 days or less', 'can join within two weeks' and 'immediate joiners'; null for anything else. */
export function parseNotice(words: readonly Word[]): Split | null {
  const low = joinLow(words);
  const isOfNotice = OF_NOTICE.test(low);
  if (!isOfNotice && !BEGINNING.test(low)) return null;
  const length = words.map((_, at) => lengthAt(words, at)).find((one) => one !== null);
  if (length) {
    const before = lowBetween(words, length.from - 3, length.from);
    const isByWhen = isOfNotice || BY_WHEN.test(before) || /\b(?:or less|or sooner)\b/.test(low);
    return isByWhen ? asSplit(words, length, findNoticeBounds(words, length, isOfNotice)) : null;
  }
  if (!AT_ONCE_SAID.test(low)) return null;
  const at = words.findIndex((word) => isOfBeginning(word.low));
  return asSplit(words, { from: at, to: at + 1 }, { atMost: 0 });
}
