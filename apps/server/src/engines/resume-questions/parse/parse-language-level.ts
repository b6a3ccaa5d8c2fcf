import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { toLevel } from '../../resume-facts/lexicon/language-levels.ts';
import { NEGATION } from '../lexicon/negation-words.ts';
import { isLanguage } from '../linking/listed-kinds.ts';
import { joinLow, lowAt, type Word } from '../tokens/tokenize.ts';

/** Languages with how well they are spoken, and the words of a question without those that say it. */
type LevelsAsked = { filters: Filter[]; rest: Word[] };

const MOST_WORDS = 3;
/** What stands around a level and belongs to it: 'at least B2', 'C1 or better', 'fluent speakers of'. */
const AROUND =
  /^(?:at|least|most|min|minimum|of|in|level|or|better|above|higher|more|and|an?|the|very|\+|speakers?|speaking|proficiency|with)$/;
const JOINING = /^(?:,|&|and|or)$/;
const AT_MOST = /\bat most\b|\bup to\b|\bor (?:below|less|lower)\b/;

type Span = { from: number; to: number };
type Level = Span & { level: number };

/** The longest words from here that name a level and nothing else. */
function levelFrom(words: readonly Word[], from: number): Level | null {
  for (let to = Math.min(words.length, from + MOST_WORDS); to > from; to -= 1) {
    const level = toLevel(joinLow(words.slice(from, to)).replaceAll('+', ''));
    if (level !== undefined) return { level, from, to };
  }
  return null;
}

const isSpoken = (words: readonly Word[], at: number): boolean => isLanguage(lowAt(words, at));

/** Where the words around a level end, and what they speak of begins. */
function widen(words: readonly Word[], { from, to }: Span): Span {
  let [first, last] = [from, to];
  while (first > 0 && AROUND.test(lowAt(words, first - 1))) first -= 1;
  while (last < words.length && AROUND.test(lowAt(words, last))) last += 1;
  return { from: first, to: last };
}

/** The languages of a list that begins here, each with its place. */
function listFrom(words: readonly Word[], from: number): number[] {
  if (!isSpoken(words, from)) return [];
  const isJoined = JOINING.test(lowAt(words, from + 1)) && isSpoken(words, from + 2);
  // 'Fluent in French and basic German' names another level.
  return [from, ...(isJoined ? listFrom(words, from + 2) : [])];
}

function readLevel(words: readonly Word[], said: Level): (Span & { filters: Filter[] }) | null {
  const around = widen(words, said);
  const behind = listFrom(words, around.to);
  const before = isSpoken(words, around.from - 1) ? [around.from - 1] : [];
  const places = before.length > 0 ? before : behind;
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = Math.min(first, around.from);
  const to = before.length > 0 ? around.to : last + 1;
  if (NEGATION.test(joinLow(words.slice(Math.max(0, from - 3), from)))) return null;
  const isMost = AT_MOST.test(joinLow(words.slice(around.from, around.to)));
  const bound = isMost ? { atMost: said.level } : { atLeast: said.level };
  const values = places.map((place) => words[place]?.text ?? '');
  const isChoice = places.length > 1 && lowAt(words, last - 1) === 'or';
  const [value = '', ...others] = values;
  const filters: Filter[] = isChoice
    ? [{ kind: 'LANGUAGE', value, others, ...bound }]
    : values.map((one) => ({ kind: 'LANGUAGE', value: one, ...bound }));
  return { from, to, filters };
}

/** Reads 'German at B2 or better', 'fluent in French' and 'native speakers of Dutch'; null where no level is asked for. */
export function parseLanguageLevels(words: readonly Word[]): LevelsAsked | null {
  for (let at = 0; at < words.length; at += 1) {
    const said = levelFrom(words, at);
    const read = said && readLevel(words, said);
    if (!read) continue;
    const rest = words.filter((_, place) => place < read.from || place >= read.to);
    const more = parseLanguageLevels(rest);
    return { filters: [...read.filters, ...(more?.filters ?? [])], rest: more?.rest ?? rest };
  }
  return null;
}
