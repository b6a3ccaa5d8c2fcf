import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { NamedPerson } from './linked-question.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { isEntityName } from './known-entities.ts';
import { knownNames, nameKey, plainName } from './known-names.ts';
import { isCapital, type Word, joinText } from '../tokens/tokenize.ts';

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
    hasInitial(index.getName(resume), letter, key),
  );
  return resumes.length === 0 ? null : { name: joinText(pair), resumes, from, to: from + 2, typed: null };
}

/** A word in the texts of so few others than those who are called so is a name. */
const FEW = 2;
const SHORTEST = 3;
/** So many letters are no beginning of any word. */
const LEAST_BEGUN = 5;
/** Words behind which places, employers and skills stand. */
const NO_NAME_BEHIND = /^(?:in|at|from|near|since|knows?|using|joined|ex)$/;
const WORKING = /^(?:work\w*|employed|employees|experienced?|interned|joined)$/;
const JOINED_TO_WORK = /^(?:for|with|to|of|by)$/;
/** 'Years of experience of Hanna' and 'last working day of Hanna' ask for what is hers. */
const OF_WHOM = /^(?:experience|years|history|day)$/;

/** A word as a name: with its namesakes, and whether it was written as the owner of something or as several of that name. */
type Named = { name: string; resumes: number[]; isOwner: boolean };

/** 'meeras number' and 'the two Rohans' have no sign before the s. */
function namedBy(word: Word, index: ResumeIndex): Named | null {
  const { parts } = knownNames(index);
  const own = parts.get(nameKey(word.text));
  if (own) return { name: word.text, resumes: [...own], isOwner: word.isOwner };
  const begun = nameBegunWith(word, index);
  if (begun) return begun;
  const short = word.text.replace(/s$/, '');
  const others = short.length < SHORTEST || short === word.text ? undefined : parts.get(nameKey(short));
  // What the texts have of it is the name itself, since singular and plural are one to them.
  if (!others || index.mentions(word.text).length > others.size + FEW) return null;
  return { name: short, resumes: [...others], isOwner: true };
}

/** 'Venkat' is short for Venkatesan: what no resume has as a word, and one person's name alone begins with. */
function nameBegunWith(word: Word, index: ResumeIndex): Named | null {
  const key = nameKey(word.text);
  if (key.length < LEAST_BEGUN || isFiller(word.low) || index.isMentioned(word.text)) return null;
  const begun = [...knownNames(index).parts].filter(([name]) => name.startsWith(key));
  const [only, ...more] = new Set(begun.flatMap(([, resumes]) => [...resumes]));
  return only === undefined || more.length > 0
    ? null
    : { name: word.text, resumes: [only], isOwner: word.isOwner };
}

const isContent = (word: Word | undefined): word is Word =>
  word !== undefined && !word.isMark && !isFiller(word.low) && !isFieldWord(word.low);

/** Next to a name with a capital only capitals belong to it; in small letters, words that no resume has, and other names. */
function isPartOfName(other: Word, name: Word, index: ResumeIndex): boolean {
  if (knownNames(index).parts.has(nameKey(other.text))) return true;
  return isCapital(name) && name.text !== name.text.toUpperCase()
    ? isCapital(other) && other.text !== other.text.toUpperCase()
    : !index.isMentioned(other.text);
}

function standsWhereNoNameStands(words: readonly Word[], place: number): boolean {
  const before = words[place - 1]?.low ?? '';
  if (NO_NAME_BEHIND.test(before)) return true;
  if (before === 'of' && OF_WHOM.test(words[place - 2]?.low ?? '')) return false;
  return JOINED_TO_WORK.test(before) && words.slice(0, place).some(({ low }) => WORKING.test(low));
}

function readsAsName(words: readonly Word[], place: number, named: Named, index: ResumeIndex): boolean {
  const word = words[place] as Word;
  if (isFiller(word.low) || standsWhereNoNameStands(words, place)) return false;
  if (isEntityName(index, named.name)) return false;
  const neighbours = [words[place - 1], words[place + 1]].filter(isContent);
  const isRare = () => index.mentions(named.name).length <= named.resumes.length + FEW;
  if (neighbours.length > 0) return isRare() && !neighbours.some((other) => isPartOfName(other, word, index));
  return (isCapital(word) && (place > 0 || named.resumes.length === 1)) || isRare();
}

const canBeName = ({ low, isMark }: Word) => !isMark && low.length >= SHORTEST;
const isOwner = (word: Word) => word.isOwner && (isCapital(word) || !isFiller(word.low));

/**
 * A given or family name alone, which means all who have it. Where it is an employer, a place or a skill of these resumes as
 * well, or stands where a place would stand, it names the person only with 's.
 */
export function matchSingleName(
  words: readonly Word[],
  place: number,
  index: ResumeIndex,
): NamedPerson | null {
  const word = words[place];
  const named = word && canBeName(word) ? namedBy(word, index) : null;
  if (!word || !named) return null;
  const isOnlyOne = named.resumes.length === 1;
  const isOnlyOwner = isOnlyOne && isOwner(word);
  if (!isOnlyOwner && !readsAsName(words, place, named, index)) return null;
  const [resume = 0] = named.resumes;
  const name = isOnlyOne ? plainName(index.getName(resume)) : named.name;
  return { name, resumes: named.resumes, from: place, to: place + 1, typed: null };
}
