import words from '../lexicon/words-abroad.json' with { type: 'json' };
import { isOccupationAbroad } from '../../resume-facts/lexicon/occupations-abroad.ts';

type Dictionary = { sure: ReadonlySet<string>; english: ReadonlyMap<string, string> };

function parseDictionary(lines: readonly string[]): Dictionary {
  const entries = lines
    .join(' ')
    .split(/\s+/)
    .map((entry): [string, string] => {
      const [word = '', english = ''] = entry.split('=');
      return [word, english.replaceAll('_', ' ')];
    });
  return {
    sure: new Set(entries.flatMap(([word]) => (word.startsWith('*') ? [word.slice(1)] : []))),
    english: new Map(entries.map(([word, english]) => [word.replace('*', ''), english])),
  };
}

const EUROPEAN = [words.german, words.french, words.spanish].map(parseDictionary);
const DICTIONARIES = [...EUROPEAN, parseDictionary(words.hindi)];
const WORD = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}.'+#/-]*/gu;

/** A question in German, French, Spanish or romanized Hindi with its small words in English; null if it is in none of these. */
export function translateQuestion(question: string): string | null {
  const words = question.toLowerCase().match(WORD) ?? [];
  const known = ({ english }: Dictionary) => words.filter((word) => english.has(word)).length;
  const surely = DICTIONARIES.filter(({ sure }) => words.some((word) => sure.has(word)));
  const spoken =
    surely.length > 0 || !words.some(isOccupationAbroad) ? surely : EUROPEAN.filter((one) => known(one) > 0);
  const [language] = spoken.toSorted((one, other) => known(other) - known(one));
  return language === undefined
    ? null
    : question.replace(WORD, (word) => language.english.get(word.toLowerCase()) ?? word);
}
