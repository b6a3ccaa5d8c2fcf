import { kindsOfOccupation } from '../lexicon/occupation-kinds.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';

/**
 * 'sales executives' is asked for, but titles say 'sales executive'; also handles 'secretaries', 'coaches' and
 * 'salesmen'.
 */
export const toSingular = (text: string): string =>
  text
    .replace(/men$/i, 'man')
    .replace(/(?<=[a-z]{3})ies$/i, 'y')
    .replace(/(?<=[a-z](?:ch|sh|ss|x))es$/i, '')
    .replace(/(?<=[a-z]{2})(?<!s)s$/i, '');

/** The most words of a title to try in other spellings; longer ones are not titles. */
const MOST_WORDS = 6;

/** Abbreviations such as 'ML' and 'sr' are spelled out; longer words are words of their own. */
const LONGEST_SHORTENED = 5;

/** 'Adviser' and 'advisor' are the same word. */
function swapEnding(word: string): string[] {
  const [, stem, vowel, s = ''] = /^([a-z]{4,})([eo])r(s?)$/iu.exec(word) ?? [];
  return stem === undefined ? [] : [`${stem}${vowel === 'e' ? 'o' : 'e'}r${s}`];
}

/** Narrower names of an occupation, also in the plural: solicitors for 'lawyers'. */
const listKindsOfTitle = (title: string): readonly string[] =>
  kindsOfOccupation(toSingular(title.toLowerCase()));

/** Those of one word, which are unambiguous in any sentence. */
export const listMentionedKinds = (title: string): readonly string[] =>
  listKindsOfTitle(title).filter((kind) => !kind.includes(' '));

/** How resumes may spell a title: 'ML engineer' as 'machine learning engineer', 'lawyers' as 'solicitor'. */
export function spellTitle(words: string, index: ResumeIndex): string[] {
  const kinds = listKindsOfTitle(words);
  const parts = words.split(' ');
  if (parts.length > MOST_WORDS) return [...kinds];
  const others = parts.flatMap((part, at) => {
    const aliases = parts.length < 2 || part.length > LONGEST_SHORTENED ? [] : index.listAliases(part);
    return [...aliases, ...swapEnding(part)].map((other) => parts.with(at, other).join(' '));
  });
  return [...kinds, ...others];
}
