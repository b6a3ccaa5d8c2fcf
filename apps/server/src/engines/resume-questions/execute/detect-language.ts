import { wordSet } from '#lib/text/word-set.ts';
import data from '../lexicon/common-words.json' with { type: 'json' };

/** Common words and headings of each language. */
const COMMON = Object.entries(data.words).map(([name, words]) => [name, wordSet(words)] as const);
const FEWEST = 4;

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

const isInLatin = (text: string) => (text.match(LATIN)?.length ?? 0) * 2 >= (text.match(LETTER)?.length ?? 0);

/**
 * The language of a resume if it is clearly not English; null if it is, or if unknown. A text in a non-Latin script is
 * in 'another language'.
 */
export function detectLanguage(text: string): string | null {
  if (!isInLatin(text)) return 'another language';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = COMMON.map(([name, common]) => ({
    name,
    said: words.filter((word) => common.has(word)).length,
  }));
  const [most] = counted.toSorted((one, other) => other.said - one.said);
  return most && most.said >= FEWEST && most.name !== 'English' ? most.name : null;
}
