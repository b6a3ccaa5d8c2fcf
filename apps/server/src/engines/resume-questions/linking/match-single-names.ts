import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { NamedPerson } from './linked-question.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { isEntityName } from './known-entities.ts';
import { knownNames, nameKey, plainName } from './known-names.ts';
import { isCapital, type Word, joinText } from '../tokens/tokenize.ts';

const INITIAL = /^\p{Lu}\.?$/u;

/** True if some other word of a name begins with a letter. */
const hasInitial = (name: string, letter: string, written: string): boolean =>
  plainName(name)
    .split(' ')
    .some((part) => nameKey(part) !== written && part.startsWith(letter));

/** 'O. Harper' and 'Olivia H': one word of a name in full, and the initial of another. */
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

/** A word that is in at most this many texts besides those of its bearers is a name. */
const FEW = 2;
const SHORTEST = 3;
/** Shorter prefixes begin too many words. */
const LEAST_BEGUN = 5;
/** Words before places, employers and skills. */
const NO_NAME_BEHIND = /^(?:in|at|from|near|since|knows?|using|joined|ex)$/;
const WORKING = /^(?:work\w*|employed|employees|experienced?|interned|joined)$/;
const JOINED_TO_WORK = /^(?:for|with|to|of|by)$/;
/** 'Years of experience of Hanna' and 'last working day of Hanna' ask about a person. */
const OF_WHOM = /^(?:experience|years|history|day)$/;

/** A word read as a name: everyone with it, and whether it was a possessive or a plural. */
type Named = { name: string; resumes: number[]; isOwner: boolean };

/** 'meeras number' and 'the two Rohans' have no apostrophe before the s. */
function namedBy(word: Word, index: ResumeIndex): Named | null {
  const { parts } = knownNames(index);
  const own = parts.get(nameKey(word.text));
  if (own) return { name: word.text, resumes: [...own], isOwner: word.isOwner };
  const begun = nameBegunWith(word, index);
  if (begun) return begun;
  const short = word.text.replace(/s$/, '');
  const others = short.length < SHORTEST || short === word.text ? undefined : parts.get(nameKey(short));
  // The texts have only the name itself, since they do not distinguish singular and plural.
  if (!others || index.mentions(word.text).length > others.size + FEW) return null;
  return { name: short, resumes: [...others], isOwner: true };
}

/** 'Venkat' is short for Venkatesan: no resume has it as a word, and only one person's name begins with it. */
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

/**
 * Next to a capitalized name only capitalized words are part of it; in lower case, words that no resume has, and other
 * names.
 */
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
 * A given or family name on its own, which means everyone with it. If it is also an employer, place or skill of these
 * resumes, or in the position of a place, it names the person only with 's.
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
