import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import type { Asked } from '../asked-question.ts';
import { isFiller } from '../reading/filler-words.ts';
import { placesOfNames } from '../people/outside-names.ts';
import {
  afterArticles,
  beforeArticles,
  isBetween,
  isKnown,
  isPair,
  isPerson,
  isPlain,
  isServed,
  isTint,
  lowAt,
  phraseFrom,
  startsName,
} from './people-phrases.ts';
import {
  ASPECTS,
  COMMON_ASPECTS,
  MADE_OF,
  OF_ASPECTS,
  OF_LANGUAGES,
  ORIGINS,
  PEOPLE,
  PHRASES,
  QUALITIES,
} from './protected-words.ts';
import { isCapital, lowOf, type Word } from '../reading/question-words.ts';

/** A word of the question; `isName` where it belongs to somebody or something that these resumes have. */
type Said = Word & { isName: boolean };

const AVERAGING = new Set(['average', 'mean', 'median', 'max', 'maximum', 'min', 'minimum']);
const BEING = /^(?:is|are|was|be|being)$/;

/** "Women's wear", 'mens shoes'; what people have themselves is no goods. */
const isGoodsOfOwner = (owner: Word, next: Word) =>
  (owner.isOwner || /^(?:wo)?mens$/.test(owner.low)) && isPlain(next) && !OF_ASPECTS.has(next.low);

/** 'Mothers returning to work', 'muslims living here'. */
const isDoing = (word: Word, index: ResumeIndex) =>
  word.low.endsWith('ing') && !MADE_OF.has(word.low) && !isKnown(word, index);

/** Whether a quality and what follows it are a thing: goods, a name, or words that a resume has one after another. */
function isThing(quality: Word, next: Word, index: ResumeIndex): boolean {
  if (MADE_OF.has(next.low) || startsName(next, index) || isGoodsOfOwner(quality, next)) return true;
  return !isBetween(next, index) && index.mentions(`${quality.text} ${next.text}`).length > 0;
}

function isQualityOfPeople(words: readonly Word[], at: number, index: ResumeIndex): boolean {
  const phrase = phraseFrom(words, at + 1);
  const [next] = phrase;
  if (!next || isPerson(next) || isDoing(next, index)) return !isServed(words, at);
  if (isPair(words, at, index) || isThing(words[at] as Word, next, index)) return false;
  return phrase.some(isPerson) || (phrase.length === 1 && isKnown(next, index));
}

function isTintOfPeople(words: readonly Word[], at: number, index: ResumeIndex): boolean {
  const phrase = phraseFrom(words, at + 1);
  const people = phrase.findIndex(isPerson);
  const isLanguage = ORIGINS.has(lowAt(words, at)) && OF_LANGUAGES.has(lowAt(phrase, people));
  if (people >= 0 && !isLanguage) return phrase.slice(0, people).every((word) => isBetween(word, index));
  if (phrase.length > 0 || at < words.length - 1) return false;
  // 'Is Grace black?' and 'who is black?', but 'who is Sneh Jain?'.
  return BEING.test(lowAt(words, 0)) || BEING.test(lowAt(words, beforeArticles(words, at)));
}

/** 'Age of Asha' asks for hers, 'age of empires' for a game. */
function isOfPeople(words: readonly Said[], from: number): boolean {
  const whom = words[afterArticles(words, from)];
  return whom === undefined || whom.isName || isCapital(whom) || isPerson(whom) || isFiller(whom.low);
}

/** 'Golden age', 'human race', but 'average age'. */
const isKindOf = (before: Said | undefined) =>
  before !== undefined &&
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
  if (first) return PEOPLE.has(first.low) && isPerson(first);
  const isKind = isCommon && next === words.length && isKindOf(words[at - 1]);
  return !isKind && !isServed(words, at);
}

function isAboutPeople(words: readonly Said[], at: number, index: ResumeIndex): boolean {
  const word = words[at];
  if (!word || word.isName) return false;
  if (QUALITIES.has(word.low)) return isQualityOfPeople(words, at, index);
  if (isTint(word.low)) return isTintOfPeople(words, at, index);
  return ASPECTS.has(word.low) && isAspectOfPeople(words, at);
}

/** Whether a question chooses or asks by what nobody may be chosen by: age, gender, faith, origin, family, health, looks. */
export function asksProtected(asked: Asked): boolean {
  const names = placesOfNames(asked, ['COMPANY', 'COLLEGE', 'SKILL', 'DEGREE']);
  const words = asked.words.map((word, at): Said => ({
    ...word,
    low: word.low.toLowerCase(),
    isName: names[at] === true,
  }));
  const text = lowOf(words);
  return (
    PHRASES.some((phrase) => phrase.test(text)) ||
    words.some((_, at) => isAboutPeople(words, at, asked.index))
  );
}
