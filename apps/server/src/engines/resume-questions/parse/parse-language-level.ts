import { wordSet } from '#lib/text/word-set.ts';
import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { toLevel } from '../../resume-facts/lexicon/language-levels.ts';
import { NEGATION } from '../lexicon/negation-words.ts';
import { isLanguage } from '../linking/listed-kinds.ts';
import type { Bounds } from '../lexicon/bound-words.ts';
import { dropSpan, joinLow, lowAt, lowBetween, type Span, type Word } from '../tokens/tokenize.ts';
import type { Split } from './build-filters.ts';

const MOST_WORDS = 3;
/** Words around a level that belong to it: 'at least B2', 'C1 or better', 'fluent speakers of'. */
const AROUND = wordSet(`
  at least most min minimum of in level or better above higher more and a an the very + speaker speakers speaking
  proficiency with
`);
const JOINING = /^(?:,|&|and|or)$/;
const AT_MOST = /\bat most\b|\bup to\b|\bor (?:below|less|lower)\b/;

type Level = Span & { level: number };

/** The longest words from here that are exactly a level. */
function levelFrom(words: readonly Word[], from: number): Level | null {
  for (let to = Math.min(words.length, from + MOST_WORDS); to > from; to -= 1) {
    const level = toLevel(joinLow(words.slice(from, to)).replaceAll('+', ''));
    if (level !== undefined) return { level, from, to };
  }
  return null;
}

const isSpoken = (words: readonly Word[], at: number): boolean => isLanguage(lowAt(words, at));

/** The span of a level with the words around it. */
function widen(words: readonly Word[], { from, to }: Span): Span {
  let [first, last] = [from, to];
  while (first > 0 && AROUND.has(lowAt(words, first - 1))) first -= 1;
  while (last < words.length && AROUND.has(lowAt(words, last))) last += 1;
  return { from: first, to: last };
}

/** The languages of a list that begins here, each with its position. */
function listFrom(words: readonly Word[], from: number): number[] {
  if (!isSpoken(words, from)) return [];
  const isJoined = JOINING.test(lowAt(words, from + 1)) && isSpoken(words, from + 2);
  // 'Fluent in French and basic German' has a second level.
  return [from, ...(isJoined ? listFrom(words, from + 2) : [])];
}

/** 'French or German' is one condition, 'French and German' are two. */
function toFilters(words: readonly Word[], places: readonly number[], bound: Bounds): Filter[] {
  const [value = '', ...others] = places.map((place) => words[place]?.text ?? '');
  const isChoice = others.length > 0 && lowAt(words, (places.at(-1) ?? 0) - 1) === 'or';
  if (isChoice) return [{ kind: 'LANGUAGE', value, others, ...bound }];
  return [value, ...others].map((one) => ({ kind: 'LANGUAGE', value: one, ...bound }));
}

/** A level with its languages: the one before it, or those after it. */
function readLevel(words: readonly Word[], said: Level): (Span & { filters: Filter[] }) | null {
  const around = widen(words, said);
  const isBefore = isSpoken(words, around.from - 1);
  const places = isBefore ? [around.from - 1] : listFrom(words, around.to);
  const last = places.at(-1);
  if (last === undefined) return null;
  const from = isBefore ? around.from - 1 : around.from;
  if (NEGATION.test(lowBetween(words, from - 3, from))) return null;
  const isMost = AT_MOST.test(lowBetween(words, around.from, around.to));
  const filters = toFilters(words, places, isMost ? { atMost: said.level } : { atLeast: said.level });
  return { from, to: Math.max(around.to, last + 1), filters };
}

/** Parses 'German at B2 or better', 'fluent in French' and 'native speakers of Dutch'; null if no level is asked for. */
export function parseLanguageLevels(words: readonly Word[]): Split | null {
  for (let at = 0; at < words.length; at += 1) {
    const said = levelFrom(words, at);
    const read = said && readLevel(words, said);
    if (!read) continue;
    const rest = dropSpan(words, read);
    const more = parseLanguageLevels(rest);
    return { filters: [...read.filters, ...(more?.filters ?? [])], rest: more?.rest ?? rest };
  }
  return null;
}
