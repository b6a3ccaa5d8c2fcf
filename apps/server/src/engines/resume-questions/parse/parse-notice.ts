import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { wordSet } from '#lib/text/word-set.ts';
import {
  LEAST_AFTER,
  LEAST_BEFORE,
  LESS_BEFORE,
  MORE_BEFORE,
  MOST_AFTER,
  MOST_BEFORE,
} from '../lexicon/bound-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { lowAt, lowBetween, joinLow, type Word } from '../tokens/tokenize.ts';

/** A condition on when someone can begin, and the words of the question without those that say it. */
export type NoticeAsked = { filter: Filter; rest: Word[] };

const DAYS: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30 };
const UNIT = /^(\d{1,3}|[a-z]+)?-?(day|week|fortnight|month)s?$/;
const AT_ONCE = wordSet('immediate immediately asap now tomorrow today instantly');

/** What the question has to speak of: a notice period, or beginning somewhere. */
const OF_NOTICE = /\bnotice\b|\b(?:serves?|serving) (?:an? )?\d{1,3} (?:day|week|month)/;
const BEGINNING = /\b(?:join|joins|joining|joiners?|start|starts|starting|available|availability|onboard)\b/;
const AT_ONCE_SAID_WORDS = [
  'immediate(?:ly)?|asap|now|tomorrow|today|instantly|at once|right away|straight away',
  '(?:no|without(?: an?y?)?|zero|nil) notice',
];
const AT_ONCE_SAID = new RegExp(String.raw`\b(?:${AT_ONCE_SAID_WORDS.join('|')})\b`);
/** Of beginning, only what says by when is a condition: 'available for three months' is none. */
const BY_WHEN =
  /\b(?:within|in|by|under|less than|at most|max(?:imum)?|up to|before|not more than)(?: (?:the )?(?:next|an?))?$/;

/** What says of a notice period alone that it may be so long: 'in two weeks', 'only 30 days'. */
const WITHIN_BEFORE = /\b(?:within|in|by|only)(?: (?:the )?(?:next|an?))?$/;

/** Words of such a condition, which say nothing else. */
const OWN = wordSet(`
notice period periods join joins joining joiner joiners start starts starting available availability onboard serve serving served
immediate immediately asap now tomorrow today instantly once away straight right no without any a an zero nil
within in by under below less than at most max maximum of up to upto before fewer shorter not more exceeding least min minimum over above longer
greater or sooner earlier next the between and from day days week weeks fortnight month months time only short long`);

/** What stands behind the condition and begins another one. */
const LEADS_ON = /^(?:in|from|and|the|any|an?|between)$/;

/** A length of time, from the word `from` to before `to`. */
type Length = { days: number; unit: number; from: number; to: number };

const ONE_OF_THEM = /^(?:an?|next|one|within|in)$/;

/** '30 days', 'two weeks', 'a month', '15-day' at a place of the question. */
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

type Bounds = Pick<Filter, 'atLeast' | 'atMost'>;

/** '15 to 30 days', 'between 15 and 30 days'. */
function rangeTo(words: readonly Word[], { days, unit, from }: Length): Bounds | null {
  const first = parseNumber(lowAt(words, from - 2));
  if (first === null || !/^(?:to|and)$/.test(lowAt(words, from - 1))) return null;
  return { atLeast: first * unit, atMost: days };
}

/** What the words right before or behind a length make of it, the clearer first. */
const BOUNDS: readonly { before?: RegExp; after?: RegExp; boundsOf: (days: number) => Bounds }[] = [
  // Days are whole, so that 'less than 30' is at most 29.
  { before: MORE_BEFORE, boundsOf: (days) => ({ atLeast: days + 1 }) },
  { before: LESS_BEFORE, boundsOf: (days) => ({ atMost: days - 1 }) },
  { before: LEAST_BEFORE, boundsOf: (days) => ({ atLeast: days }) },
  { before: MOST_BEFORE, boundsOf: (days) => ({ atMost: days }) },
  { before: WITHIN_BEFORE, boundsOf: (days) => ({ atMost: days }) },
  { after: MOST_AFTER, boundsOf: (days) => ({ atMost: days }) },
  { after: LEAST_AFTER, boundsOf: (days) => ({ atLeast: days }) },
];

/** A length of time with the words right before it. */
type Said = { length: Length; before: string };

function findNoticeBounds(words: readonly Word[], { length, before }: Said, isOfNotice: boolean): Bounds {
  const range = rangeTo(words, length);
  if (range) return range;
  const after = lowBetween(words, length.to, length.to + 2);
  const said = BOUNDS.find((one) => one.before?.test(before) || one.after?.test(after));
  if (said) return said.boundsOf(length.days);
  return isOfNotice ? { atLeast: length.days, atMost: length.days } : { atMost: length.days };
}

const isOwn = (low: string) => OWN.has(low) || UNIT.test(low) || parseNumber(low) !== null;
const isOfBeginning = (low: string) => low === 'notice' || BEGINNING.test(low);
const isCue = ({ low }: Word) => isOfBeginning(low) || low === 'period' || AT_ONCE.has(low);

/** The words that are left: those of the condition stand around its length, or around the cue where it has none. */
function withoutOwn(words: readonly Word[], from: number, to: number): Word[] {
  let first = from;
  let last = to;
  while (first > 0 && isOwn(lowAt(words, first - 1))) first -= 1;
  while (last < words.length && isOwn(lowAt(words, last)) && !LEADS_ON.test(lowAt(words, last))) last += 1;
  return words.filter((word, at) => (at < first || at >= last) && !isCue(word));
}

/** Reads 'notice period of 30 days or less', 'can join within two weeks' and 'immediate joiners'; null where nothing is said of it. */
export function parseNotice(words: readonly Word[]): NoticeAsked | null {
  const low = joinLow(words);
  const isOfNotice = OF_NOTICE.test(low);
  if (!isOfNotice && !BEGINNING.test(low)) return null;
  const length = words.map((_, at) => lengthAt(words, at)).find((one) => one !== null);
  if (length) {
    const before = lowBetween(words, length.from - 3, length.from);
    const isByWhen = isOfNotice || BY_WHEN.test(before) || /\b(?:or less|or sooner)\b/.test(low);
    if (!isByWhen) return null;
    const filter: Filter = {
      kind: 'NOTICE_PERIOD',
      value: '',
      ...findNoticeBounds(words, { length, before }, isOfNotice),
    };
    return { filter, rest: withoutOwn(words, length.from, length.to) };
  }
  if (!AT_ONCE_SAID.test(low)) return null;
  const at = words.findIndex((word) => isOfBeginning(word.low));
  return { filter: { kind: 'NOTICE_PERIOD', value: '', atMost: 0 }, rest: withoutOwn(words, at, at + 1) };
}
