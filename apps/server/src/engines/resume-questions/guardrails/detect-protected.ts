import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { locateNames } from '../linking/mask-names.ts';
import {
  afterArticles,
  beforeArticles,
  isBetween,
  isKnown,
  isPair,
  isPerson,
  isPlain,
  isQuality,
  isServed,
  isTint,
  phraseFrom,
  startsName,
} from './person-phrases.ts';
import {
  AGES,
  ASPECTS,
  COMMON_ASPECTS,
  DEPARTMENTS,
  MADE_OF,
  OF_ASPECTS,
  OF_LANGUAGES,
  OF_THINGS,
  ORIGINS,
  PEOPLE,
  RANKS,
  THEIR_NAMES,
} from '../lexicon/protected-words.ts';
import { saysAny } from '../lexicon/phrase-patterns.ts';
import { PROTECTED } from '../lexicon/protected-phrases.ts';
import { isCapital, lowAt, type Word } from '../tokens/tokenize.ts';

/** A word of the question; `isName` if it is part of a name in these resumes. */
type Said = Word & { isName: boolean };

const AVERAGING = new Set(['average', 'mean', 'median', 'max', 'maximum', 'min', 'minimum']);
const BEING = /^(?:is|are|was|be|being)$/;

/** "Women's wear", 'mens shoes'; people's own attributes are not goods. */
const isGoodsOfOwner = (owner: Word, next: Word) =>
  (owner.isOwner || /^(?:wo)?mens$/.test(owner.low)) && isPlain(next) && !OF_ASPECTS.has(next.low);

/** 'Mothers returning to work', 'women applied'. */
const isDoing = (word: Word, who: Word | undefined, index: ResumeIndex) =>
  (word.low.endsWith('ing') || (word.low.endsWith('ed') && /(?:s|men)$/.test(who?.low ?? ''))) &&
  !MADE_OF.has(word.low) &&
  !isKnown(word, index);

/** True if a quality and the next word are a thing: goods, a name, or words that are adjacent in a resume. */
function isThing(quality: Word, next: Word, index: ResumeIndex): boolean {
  if (MADE_OF.has(next.low) || startsName(next, index) || isGoodsOfOwner(quality, next)) return true;
  return !isBetween(next, index) && index.isMentioned(`${quality.text} ${next.text}`);
}

function isQualityOfPeople(words: readonly Word[], at: number, index: ResumeIndex): boolean {
  const phrase = phraseFrom(words, at + 1);
  const [next] = phrase;
  if (!next || isPerson(next) || isDoing(next, words[at], index)) return !isServed(words, at);
  if (isPair(words, at, index) || isThing(words[at] as Word, next, index)) return false;
  return phrase.some(isPerson) || (phrase.length === 1 && isKnown(next, index));
}

/** 'Cloud native', 'nail polish': the word before makes it a thing; after a skill, only 'native' is one. */
function isOfThingBefore(words: readonly Word[], at: number, index: ResumeIndex): boolean {
  const before = words[at - 1];
  if (!before || before.low === 'non' || !isPlain(before) || RANKS.has(before.low) || isPerson(before))
    return false;
  return lowAt(words, at) === 'native' || !isBetween(before, index);
}

/** 'Is Grace black?' and 'who is black?', but 'who is Tarika Jain?'. */
const isSaidToBe = (words: readonly Word[], at: number) =>
  BEING.test(lowAt(words, 0)) || BEING.test(lowAt(words, beforeArticles(words, at)));

function isTintOfPeople(words: readonly Word[], at: number, index: ResumeIndex): boolean {
  const phrase = phraseFrom(words, at + 1);
  const person = phrase.at(-1);
  if (!person) return at === words.length - 1 && isSaidToBe(words, at);
  const isLanguage = ORIGINS.has(lowAt(words, at)) && OF_LANGUAGES.has(person.low);
  if (!isPerson(person) || isLanguage || isOfThingBefore(words, at, index)) return false;
  const isOfAge = AGES.has(lowAt(words, at));
  return phrase
    .slice(0, -1)
    .every((word) => isBetween(word, index) || (isOfAge && DEPARTMENTS.has(word.low)));
}

/** 'Age of Asha' asks for her age, 'age of empires' for a game. */
function isOfPeople(words: readonly Said[], from: number): boolean {
  const person = words[afterArticles(words, from)];
  return (
    person === undefined || person.isName || isCapital(person) || isPerson(person) || isFiller(person.low)
  );
}

const OF_SIZE = new Set(['small', 'little', 'own', 'several', 'minor']);

/** 'Golden age', 'human race', but 'average age' and 'small children'. */
const isNamedKind = (before: Said | undefined) =>
  before !== undefined &&
  !OF_SIZE.has(before.low) &&
  isPlain(before) &&
  !before.isName &&
  !isPerson(before) &&
  !AVERAGING.has(before.low);

function isAspectOfPeople(words: readonly Said[], at: number): boolean {
  const isCommon = COMMON_ASPECTS.has(lowAt(words, at));
  let next = at + 1;
  while (OF_ASPECTS.has(lowAt(words, next))) next++;
  if (isCommon && /^(?:of|for)$/.test(lowAt(words, next))) return isOfPeople(words, next + 1);
  const [first] = phraseFrom(words, next);
  if (OF_THINGS.has(lowAt(words, next))) return false;
  if (first) return PEOPLE.has(first.low) && isPerson(first);
  const isKind = isCommon && isNamedKind(words[at - 1]);
  return !isKind && !isServed(words, at);
}

function isAboutPeople(words: readonly Said[], at: number, index: ResumeIndex): boolean {
  const word = words[at];
  if (!word || word.isName) return false;
  const isSaidOfPeople = isQuality(word.low) || isTint(word.low);
  if (isSaidOfPeople && THEIR_NAMES.has(lowAt(words, at + 1))) return true;
  if (isQuality(word.low)) return isQualityOfPeople(words, at, index);
  if (isTint(word.low)) return isTintOfPeople(words, at, index);
  return ASPECTS.has(word.low) && isAspectOfPeople(words, at);
}

/** What a bound may count other than age: 'notice under 30', 'over 60 days'. */
const COUNTED =
  /\b(?:notice|experience|exp|years?|yrs?|days?|months?|weeks?|ctc|salary|lakhs?|lpa|teams?|minutes|percent)\b/;
const AGE =
  /\b(?:under|below|over|above|younger than|older than) (?:the age of )?(?:thirty|forty|fifty|sixty|[2-6]\d)(?: please)?$/;

/** 'Candidates under 30'. */
const isAgeBound = (low: string) => AGE.test(low) && !COUNTED.test(low);

/** 'Non-muslim' selects by faith just like 'muslim'. */
const withoutNon = (low: string) => (isQuality(low) ? low : low.replace(/^non-/, ''));

/** The words of a question, with '@' for each person. */
function saidIn({ people }: LinkedQuestion, words: readonly Said[]): string {
  const lows = words.map(({ low }, at) => {
    const person = people.find(({ from, to }) => at >= from && at < to);
    return person === undefined ? low : person.from === at ? '@' : '';
  });
  return lows.filter((low) => low !== '').join(' ');
}

/** True if a question selects or asks by a protected trait: age, gender, faith, origin, family, health, looks. */
export function detectProtected(asked: LinkedQuestion): boolean {
  const names = locateNames(asked, ['COMPANY', 'COLLEGE', 'SKILL', 'DEGREE']);
  const words = asked.words.map((word, at): Said => ({
    ...word,
    low: withoutNon(word.low.toLowerCase()),
    isName: names[at] === true,
  }));
  const said = saidIn(asked, words);
  return (
    isAgeBound(said) ||
    saysAny(PROTECTED, said) ||
    words.some((_, at) => isAboutPeople(words, at, asked.index))
  );
}
