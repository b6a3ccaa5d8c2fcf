import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { oncePerObject, oncePerValue } from '#lib/turns/once-per.ts';
import { cityNames } from '../../resume-facts/lexicon/cities.ts';
import { editDistance } from '#lib/text/edit-distance.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { isEntityName } from './known-entities.ts';
import { toSingular } from './spell-title.ts';
import { isLanguage } from './listed-kinds.ts';
import type { Mention } from './find-mentions.ts';
import { isCapital, joinText, type Word } from '../tokens/tokenize.ts';
import { FREQUENT_TITLE_HEADS } from '../../resume-facts/lexicon/resume-words.ts';

/**
 * A word without vowels except a first letter, and without double letters: 'accountant' and 'accntnt' both become
 * 'acntnt'.
 */
const toConsonants = (word: string): string =>
  `${word.slice(0, 1)}${word.slice(1).replace(/[aeiou]/gu, '')}`.replace(/(.)\1/gu, '$1');

/** With fewer consonants, too many words match. */
const LEAST_CONSONANTS = 4;

const groupHeads = oncePerValue((heads: ReadonlySet<string>) => Map.groupBy(heads, toConsonants));

/** Trades typed without vowels: 'accntnts'. */
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

/** The meaning of a lower-case word that is in no resume, by its form: a trade without vowels, or the people of a city. */
const spellOut = (word: string, cities: readonly string[]): readonly string[] => [
  ...findTrades(word),
  ...findCity(word, cities),
];

export type Corrected = Interpretation['corrected'];

/** Shorter words are near to too many others: 'belt' is not 'best', and 'baking' not 'banking'. */
const isTooShort = (low: string) => low.length < 5 || /^.{1,3}ing$/u.test(low);

/** Someone who 'managed' need not be a 'manager'. */
const isDoer = (low: string, other: string) => low.endsWith('ed') && other === low.replace(/d$/, 'r');

/** The cities of these resumes by all their names; a resume with Bengaluru need not have the word Bangalore. */
const listCityNames = oncePerObject((index: ResumeIndex) => [
  ...new Set([...index.norms('LOCATION').keys()].flatMap(cityNames)),
]);

/** A correction of a word, alone and with each of its neighbors. */
const withNeighbours = (words: readonly Word[], at: number, readAs: string): string[] => [
  readAs,
  ...words.slice(at - 1, at).map(({ text }) => `${text} ${readAs}`),
  ...words.slice(at + 1, at + 2).map(({ text }) => `${readAs} ${text}`),
];

/** The meaning of a word that is in no resume, by its form: 'accntnts', 'Londoners'. */
const findMeaning = ({ low, text }: Word, index: ResumeIndex): string | undefined =>
  index.isMentioned(text)
    ? undefined
    : spellOut(low, listCityNames(index)).find(
        (other) => isEntityName(index, other) || index.isMentioned(other),
      );

/** The resume word one edit away from a word that no resume has; one that forms a name comes first. */
function findNearestWord(words: readonly Word[], at: number, index: ResumeIndex): string | null {
  const { low = '', text = '' } = words[at] ?? {};
  if (isTooShort(low) || isLanguage(low)) return null;
  const isMentioned = index.isMentioned(text);
  const near = [...index.correct(low), ...(isMentioned ? [] : listCityNames(index))].filter(
    (other) => editDistance(low, other, 1) === 1 && !isDoer(low, other) && other !== toSingular(low),
  );
  const name = near.find((other) => withNeighbours(words, at, other).some((one) => isEntityName(index, one)));
  // The resumes may have another form of the word, which is not a typo.
  return name ?? (isMentioned ? null : (near[0] ?? null));
}

/**
 * A chunk whose words no resume has, with each corrected to the nearest resume word, one edit away; null if there is
 * none. A capitalized word is only corrected to a name from these resumes, since it may be someone who is not there.
 */
export function correctMention(
  chunk: Mention,
  index: ResumeIndex,
): { chunk: Mention; corrected: Corrected } | null {
  const corrected: Corrected = [];
  // A corrected word is a neighbor of the next: 'warehose superviser' has two typos.
  const words = [...chunk.words];
  for (const [at, word] of chunk.words.entries()) {
    const readAs = findMeaning(word, index) ?? findNearestWord(words, at, index);
    if (readAs === null) continue;
    corrected.push({ typed: word.text, readAs });
    words[at] = { ...word, text: readAs, low: readAs };
  }
  const text = joinText(words);
  const isName = chunk.words.some((word) => isCapital(word) && word.text !== word.text.toUpperCase());
  const isKnown = !isName || isEntityName(index, text);
  return corrected.length === 0 || !isKnown ? null : { chunk: { ...chunk, words, text }, corrected };
}
