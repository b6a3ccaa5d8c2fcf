import { editDistance } from '#lib/text/edit-distance.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { isEmpty } from '../lexicon/filler-words.ts';
import { isEntityName } from './known-entities.ts';
import { knownNames, type KnownNames, nameKey, plainName } from './known-names.ts';
import { matchContact } from './match-contacts.ts';
import { matchInitials, matchSingleName } from './match-single-names.ts';
import { joinText, type Word, tokenize } from '../tokens/tokenize.ts';
import type { NamedPerson, LinkedQuestion } from './linked-question.ts';
import { correctFillers } from '../tokens/correct-spelling.ts';

/** The words of a question, and the people of these resumes that it names. */
export function linkQuestion(question: string, index: ResumeIndex): LinkedQuestion {
  const words = correctFillers(tokenize(question), index);
  return { words, people: findPeople(words, index), index };
}

/** All people named in a question, in order: by several words of the name first, then by one. */
function findPeople(words: readonly Word[], index: ResumeIndex): NamedPerson[] {
  const names = knownNames(index);
  const people: NamedPerson[] = [];
  let at = 0;
  while (at < words.length) {
    const person =
      matchContact(words, at, index) ??
      wholeNameAt(words, at, index) ??
      matchInitials(words, at, index) ??
      mistypedNameAt(words, at, names, index);
    if (person) people.push(person);
    at = person ? person.to : at + 1;
  }
  return people.length > 0 ? people : words.flatMap((_, place) => matchSingleName(words, place, index) ?? []);
}

/** The longest words from here that are a name, or the first and last word of one if they are nothing else. */
function wholeNameAt(words: readonly Word[], from: number, index: ResumeIndex): NamedPerson | null {
  const { full, short, longest } = knownNames(index);
  for (let to = Math.min(words.length, from + longest); to >= from + 2; to--) {
    const typed = words.slice(from, to);
    if (typed.some(({ isMark }) => isMark)) continue;
    const key = nameKey(joinText(typed));
    const resumes = full.get(key) ?? (isEntityName(index, joinText(typed)) ? undefined : short.get(key));
    if (resumes) return { name: plainName(joinText(typed)), resumes, from, to, typed: null };
  }
  return null;
}

/** A full name with one wrong letter, if at least one of the person's names is correct. */
function mistypedNameAt(
  words: readonly Word[],
  from: number,
  names: KnownNames,
  index: ResumeIndex,
): NamedPerson | null {
  for (let to = Math.min(words.length, from + 4); to >= from + 2; to--) {
    const typed = words.slice(from, to);
    if (typed.some(isEmpty)) continue;
    const near = nearName(typed, names);
    if (near === null || index.isMentioned(joinText(typed))) continue;
    const resumes = names.full.get(near) ?? [];
    return { name: plainName(joinText(typed)), resumes, from, to, typed: joinText(typed) };
  }
  return null;
}

function nearName(typed: readonly Word[], names: KnownNames): string | null {
  const key = nameKey(joinText(typed));
  if (key.length < 7) return null;
  const shared = new Set(typed.flatMap(({ text }) => [...(names.parts.get(nameKey(text)) ?? [])]));
  if (shared.size === 0) return null;
  const near = [...names.full].filter(
    ([name, resumes]) => resumes.some((resume) => shared.has(resume)) && editDistance(name, key, 1) === 1,
  );
  return near.length === 1 ? (near[0]?.[0] ?? null) : null;
}
