import { toStem } from './stems.ts';
import { joinedForm, splitQueryWords, type TextWord } from './text-words.ts';

/** A word of a spelling, `gap` positions after the previous one. */
export type SpelledWord = { word: string; stem: string; gap: number };

/** A spelling: adjacent words. */
export type Spelling = SpelledWord[];

/** Words with their distances; stop words are left out and widen the distance. */
export function toSpelling(words: readonly TextWord[]): Spelling {
  const spelling: Spelling = [];
  let last = -1;
  for (const { parts, position, isStop } of words) {
    if (isStop) continue;
    for (const [index, word] of parts.entries()) {
      const at = position + index;
      spelling.push({ word, stem: toStem(word), gap: last < 0 ? 0 : at - last });
      last = at;
    }
  }
  return spelling;
}

/** A lower-case word as a spelling. */
export const spellingOfWord = (word: string): [SpelledWord] => [{ word, stem: toStem(word), gap: 0 }];

/** The spellings of a phrase: as it is, and as one word ('e-mail', 'email'). */
export function listSpellings(phrase: string): Spelling[] {
  const words = splitQueryWords(phrase);
  const spelling = toSpelling(words);
  const joined = joinedForm(words.flatMap(({ parts }) => parts));
  return joined === '' || spelling.length < 2 ? [spelling] : [spelling, spellingOfWord(joined)];
}

/** The same for spellings with the same stems, whatever their distances. */
export const spellingKey = (spelling: Spelling): string => spelling.map(({ stem }) => stem).join(' ');

/** The key of a phrase as typed. */
export const toPhraseKey = (phrase: string): string => spellingKey(toSpelling(splitQueryWords(phrase)));

/** True if two words with the same stem differ at most in number: 'database' and 'databases', not 'bank' and 'banking'. */
export const isSameWord = (a: string, b: string): boolean => a === b || toSingular(a) === toSingular(b);

function toSingular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1).replace(/(?<=ss|sh|ch|x)e$/, '') : word;
}
