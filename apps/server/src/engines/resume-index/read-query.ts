import type { AliasBook } from './words/alias-book.ts';
import { spellingKey, toSpelling, spellingOfWord, listSpellings, type Spelling } from './words/spellings.ts';
import { joinedForm, splitQueryWords, type TextWord } from './words/text-words.ts';

/** One search term: as typed, and in every spelling that a resume may use. */
export type Idea = { typed: Spelling; written: { spelling: Spelling; weight: number }[] };

/** The ideas of a query in order, and its words as a phrase. */
export type Query = { ideas: Idea[]; phrase: Spelling };

/** An alias is nearly as good as the word itself. */
const ALIAS_WEIGHT = 0.9;
/** Anything longer is a text rather than a question. */
const MOST_WORDS = 40;

/** Splits a query into ideas: the longest known terms first, then words. */
export function readQuery(text: string, aliases: AliasBook): Query {
  const words = splitQueryWords(text)
    .filter(({ isStop }) => !isStop)
    .slice(0, MOST_WORDS);
  const ideas: Idea[] = [];
  let next = 0;
  while (next < words.length) {
    const taken = words.slice(next, next + knownLength(words.slice(next, next + aliases.longest), aliases));
    ideas.push(toIdea(taken, aliases));
    next += taken.length;
  }
  return { ideas, phrase: toSpelling(words) };
}

function knownLength(words: readonly TextWord[], aliases: AliasBook): number {
  for (let length = words.length; length > 1; length -= 1) {
    if (aliases.has(spellingKey(toSpelling(words.slice(0, length))))) return length;
  }
  return 1;
}

function toIdea(words: readonly TextWord[], aliases: AliasBook): Idea {
  const typed = toSpelling(words);
  const joined = joinedForm(words.flatMap(({ parts }) => parts));
  const written = [{ spelling: typed, weight: 1 }];
  if (joined !== '') written.push({ spelling: spellingOfWord(joined), weight: 1 });
  for (const alias of aliases.listOthers(spellingKey(typed))) {
    for (const spelling of listSpellings(alias)) written.push({ spelling, weight: ALIAS_WEIGHT });
  }
  return { typed, written };
}
