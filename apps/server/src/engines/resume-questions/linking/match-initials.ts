import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { joinText, type Word } from '../tokens/tokenize.ts';
import { knownNames, nameKey, plainName } from './known-names.ts';
import type { NamedPerson } from './named-person.ts';

const INITIAL = /^\p{Lu}\.?$/u;

/** Whether some other word of a name begins with a letter. */
const hasInitial = (name: string, letter: string, written: string): boolean =>
  plainName(name)
    .split(' ')
    .some((part) => nameKey(part) !== written && part.startsWith(letter));

/** 'O. Harper' and 'Olivia H': one word of a name in full, of another the first letter alone. */
export function matchInitials(words: readonly Word[], from: number, index: ResumeIndex): NamedPerson | null {
  const pair = words.slice(from, from + 2);
  const letters = pair.filter(({ text }) => INITIAL.test(text));
  const written = pair.find(({ text }) => !INITIAL.test(text));
  if (letters.length !== 1 || !written || written.isMark) return null;
  const key = nameKey(written.text);
  const letter = plainName(letters[0]?.text ?? '');
  const resumes = [...(knownNames(index).parts.get(key) ?? [])].filter((resume) =>
    hasInitial(index.nameOf(resume), letter, key),
  );
  return resumes.length === 0 ? null : { name: joinText(pair), resumes, from, to: from + 2, typed: null };
}
