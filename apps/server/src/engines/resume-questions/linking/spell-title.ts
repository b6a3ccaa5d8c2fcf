import { kindsOfOccupation } from '../lexicon/occupation-kinds.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';

/** 'sales executives' is asked for where titles say 'sales executive'; 'secretaries', 'coaches' and 'salesmen' as well. */
export const toSingular = (text: string): string =>
  text
    .replace(/men$/i, 'man')
    .replace(/(?<=[a-z]{3})ies$/i, 'y')
    .replace(/(?<=[a-z](?:ch|sh|ss|x))es$/i, '')
    .replace(/(?<=[a-z]{2})(?<!s)s$/i, '');

/** Most words of a title that are tried in their other spellings; longer ones are no titles. */
const MOST_WORDS = 6;

/** Short forms are spelled out, 'ML' and 'sr'; the forms of longer words are words of their own. */
const LONGEST_SHORTENED = 5;

/** 'Adviser' and 'advisor' are one word. */
function swapEnding(word: string): string[] {
  const [, stem, vowel, s = ''] = /^([a-z]{4,})([eo])r(s?)$/iu.exec(word) ?? [];
  return stem === undefined ? [] : [`${stem}${vowel === 'e' ? 'o' : 'e'}r${s}`];
}

/** Narrower names of an occupation that is asked for, in the plural as well: the solicitors among 'lawyers'. */
const listKindsOfTitle = (title: string): readonly string[] =>
  kindsOfOccupation(toSingular(title.toLowerCase()));

/** Those of one word, which mean the same in any sentence. */
export const listMentionedKinds = (title: string): readonly string[] =>
  listKindsOfTitle(title).filter((kind) => !kind.includes(' '));

/** How resumes may write a title that is asked for: 'ML engineer' as 'machine learning engineer', 'lawyers' as 'solicitor'. */
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
