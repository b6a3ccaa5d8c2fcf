import { FREQUENT_TITLE_HEADS } from '../../resume-facts/lexicon/resume-words.ts';
import { oncePerValue } from '#lib/turns/once-per.ts';
import { toSingular } from './to-singular.ts';

/** A word without its vowels but the first letter, each letter once: 'accountant' and 'accntnt' are both 'acntnt'. */
const toConsonants = (word: string): string =>
  `${word.slice(0, 1)}${word.slice(1).replace(/[aeiou]/gu, '')}`.replace(/(.)\1/gu, '$1');

/** Fewer consonants stand for too many words. */
const LEAST_CONSONANTS = 4;

const groupHeads = oncePerValue((heads: ReadonlySet<string>) => Map.groupBy(heads, toConsonants));

/** What people are called at work whose vowels were left out: 'accntnts'. */
function findTrades(word: string): readonly string[] {
  const consonants = toConsonants(toSingular(word));
  const isShort = consonants.length >= LEAST_CONSONANTS && !/[aeiou]/u.test(word.slice(1));
  return isShort ? (groupHeads(FREQUENT_TITLE_HEADS).get(consonants) ?? []) : [];
}

/** 'Londoners' live in London. */
function findCity(word: string, cities: readonly string[]): readonly string[] {
  const city = /^(.{4,})ers?$/u.exec(word)?.[1];
  return city !== undefined && cities.includes(city) ? [city] : [];
}

/** What a word in lower case, which no resume has, stands for by its form: a trade without its vowels, or who lives in a city. */
export const spellOut = (word: string, cities: readonly string[]): readonly string[] => [
  ...findTrades(word),
  ...findCity(word, cities),
];
