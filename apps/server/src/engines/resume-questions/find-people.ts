import { editDistance } from '../resume-index/edit-distance.ts';
import type { ResumeIndex, ResumeNumber } from '../resume-index/resume-index.ts';
import { isFieldWord } from './field-cues.ts';
import { isFiller } from './filler-words.ts';
import { ENTITY_KINDS, findEntity } from './known-entities.ts';
import { knownNames, type KnownNames, plainName } from './known-names.ts';
import { isCapital, textOf, type Word } from './question-words.ts';

/** A person of these resumes whom words of the question name, from the word `from` to before `to`. */
export type NamedPerson = {
  name: string;
  resumes: ResumeNumber[];
  from: number;
  to: number;
  typed: string | null;
};

/** A word in small letters is read as a name only where hardly any text has it. */
const FEW = 2;
const PLACE_BEFORE = new Set(['in', 'at', 'from', 'near', 'since', 'to', 'for', 'with', 'knows', 'know']);

/** All persons that a question names, in its order: by the whole name first, then by a part that only one has. */
export function findPeople(words: readonly Word[], index: ResumeIndex): NamedPerson[] {
  const names = knownNames(index);
  const people: NamedPerson[] = [];
  let at = 0;
  while (at < words.length) {
    const person = fullNameAt(words, at, names) ?? mistypedNameAt(words, at, names, index);
    if (person) people.push(person);
    at = person ? person.to : at + 1;
  }
  if (people.length > 0) return people;
  return words.flatMap((_, place) => singleNameAt(words, place, index) ?? []);
}

function fullNameAt(words: readonly Word[], from: number, names: KnownNames): NamedPerson | null {
  for (let to = Math.min(words.length, from + names.longest); to >= from + 1; to--) {
    const name = plainName(textOf(words.slice(from, to)));
    const resumes = names.full.get(name);
    if (resumes && name.includes(' ')) return { name, resumes, from, to, typed: null };
  }
  return null;
}

/** A whole name with one wrong letter, of a person with at least one word of it right. */
function mistypedNameAt(
  words: readonly Word[],
  from: number,
  names: KnownNames,
  index: ResumeIndex,
): NamedPerson | null {
  for (let to = Math.min(words.length, from + 4); to >= from + 2; to--) {
    const typed = words.slice(from, to);
    if (typed.some(({ low, isMark }) => isMark || isFiller(low))) continue;
    const name = plainName(textOf(typed));
    const near = nearName(name, names);
    if (near === null || index.mentions(textOf(typed)).length > 0) continue;
    return { name: near, resumes: names.full.get(near) ?? [], from, to, typed: textOf(typed) };
  }
  return null;
}

function nearName(typed: string, names: KnownNames): string | null {
  if (typed.length < 8) return null;
  const parts = typed.split(' ');
  const shared = parts.flatMap((part) => [...(names.parts.get(part) ?? [])]);
  const near = [...names.full].filter(
    ([name, resumes]) =>
      resumes.some((resume) => shared.includes(resume)) && editDistance(name, typed, 1) === 1,
  );
  return near.length === 1 ? (near[0]?.[0] ?? null) : null;
}

/**
 * A given or family name that one person alone has. Where it is an employer, a place or a skill of these resumes as well,
 * or stands where a place would stand, it names the person only with 's.
 */
function singleNameAt(words: readonly Word[], place: number, index: ResumeIndex): NamedPerson | null {
  const word = words[place];
  if (!word || word.isMark || word.low.length < 3) return null;
  const [resume, ...namesakes] = knownNames(index).parts.get(plainName(word.text)) ?? [];
  if (resume === undefined) return null;
  if (namesakes.length > 0) return namesakesAt(words, place, index);
  const isName = word.isOwner ? isCapital(word) || !isFiller(word.low) : readsAsName(words, place, index);
  if (!isName) return null;
  return {
    name: plainName(index.nameOf(resume)),
    resumes: [resume],
    from: place,
    to: place + 1,
    typed: null,
  };
}

/** "Asha's phone number" means all of that name where nobody is named more exactly. */
function namesakesAt(words: readonly Word[], place: number, index: ResumeIndex): NamedPerson | null {
  const word = words[place];
  if (!word?.isOwner || !isCapital(word) || !readsAsName(words, place, index)) return null;
  const resumes = [...(knownNames(index).parts.get(plainName(word.text)) ?? [])];
  return { name: word.text.replace(/['’]s$/, ''), resumes, from: place, to: place + 1, typed: null };
}

function readsAsName(words: readonly Word[], place: number, index: ResumeIndex): boolean {
  const word = words[place];
  const before = words[place - 1];
  const after = words[place + 1];
  if (!word || isFiller(word.low) || PLACE_BEFORE.has(before?.low ?? '')) return false;
  const isBesideMore = [before, after].some(
    (other) => other !== undefined && !other.isMark && !isFiller(other.low) && !isFieldWord(other.low),
  );
  if (isBesideMore || (!isCapital(word) && index.mentions(word.text).length > FEW)) return false;
  return ENTITY_KINDS.every((kind) => findEntity(index, kind, word.text)?.isExact !== true);
}
