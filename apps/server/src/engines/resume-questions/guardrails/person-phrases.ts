import { isTrade } from '../lexicon/trades.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { findEntity } from '../linking/known-entities.ts';
import {
  ASPECTS,
  MADE_OF,
  ORIGIN_NOUNS,
  ORIGINS,
  PEOPLE,
  QUALITIES,
  RANKS,
  TINTS,
} from '../lexicon/protected-words.ts';
import { TRAITS } from '../lexicon/trait-words.ts';
import { isCapital, lowAt, type Word } from '../tokens/tokenize.ts';

const JOINING = new Set(['and', '&', 'or']);
const PREPOSITIONS = new Set(['of', 'for', 'to', 'with', 'in']);
const ARTICLES = new Set(['the', 'a', 'an', 'some', 'any', 'all', 'each']);
const WORKING = /^(?:work\w*|experienced?|teach\w*|car(?:e|ing))$/;

/** Words that describe people only directly before them. */
export const isTint = (low: string) => TINTS.has(low) || ORIGINS.has(low);
/** Words that describe people in any position. */
export const isQuality = (low: string) => QUALITIES.has(low) || ORIGIN_NOUNS.has(low);
const isProtected = (low: string) => isQuality(low) || isTint(low) || ASPECTS.has(low);

/** People or their job titles; in "people's services" the services count. */
export const isPerson = ({ low, isOwner }: Word) => !isOwner && (PEOPLE.has(low) || isTrade(low));

/** A word that says what something is about: no filler, number or field. */
export const isPlain = ({ low, isMark }: Word) =>
  MADE_OF.has(low) ||
  (!isMark && !/^\d/.test(low) && !isFiller(low) && !isFieldWord(low) && !isProtected(low));

const belongs = (word: Word) => isPlain(word) || isPerson(word) || isTint(word.low) || isQuality(word.low);

/** People end a phrase, and so does a trade unless its field follows: 'manager accounts'. */
const isEnd = (word: Word, next: Word | undefined) =>
  PEOPLE.has(word.low) ? !word.isOwner : isPerson(word) && !(next && isPlain(next));

/** The words from a position on that belong together, up to the people at their end or the next conjunction. */
export function phraseFrom(words: readonly Word[], from: number): Word[] {
  const phrase: Word[] = [];
  for (const [place, word] of words.slice(from).entries()) {
    const next = words[from + place + 1];
    if (JOINING.has(word.low) && next && (isPlain(next) || isPerson(next))) continue;
    if (!belongs(word)) break;
    phrase.push(word);
    if (isEnd(word, next)) break;
  }
  return phrase;
}

/** True if these resumes have the word as a skill or a place. */
export const isKnown = ({ text }: Word, index: ResumeIndex) =>
  (['SKILL', 'LOCATION'] as const).some((kind) => findEntity(index, kind, text)?.isExact);

/** True if a word may be between a quality and the people meant: 'young Java developers'. */
export const isBetween = (word: Word, index: ResumeIndex): boolean =>
  isProtected(word.low) ||
  RANKS.has(word.low) ||
  TRAITS.has(word.low) ||
  isTrade(word.low) ||
  isKnown(word, index);

/** The position before `at`, skipping articles. */
export function beforeArticles(words: readonly Word[], at: number): number {
  let before = at - 1;
  while (ARTICLES.has(lowAt(words, before))) before--;
  return before;
}

/** The position from `at` on, skipping articles. */
export function afterArticles(words: readonly Word[], at: number): number {
  let after = at;
  while (ARTICLES.has(lowAt(words, after))) after++;
  return after;
}

/** 'Care of the elderly', 'worked with disabled people', 'nanny for children': the people that a trade serves. */
export function isServed(words: readonly Word[], at: number): boolean {
  const before = beforeArticles(words, at);
  const joint = lowAt(words, before);
  const work = words[before - 1];
  if (!PREPOSITIONS.has(joint) || !work) return false;
  return WORKING.test(work.low) || (joint !== 'in' && serves(work, joint));
}

function serves(work: Word, joint: string): boolean {
  if (PEOPLE.has(work.low) || isCapital(work)) return false;
  return isTrade(work.low) ? joint !== 'with' : isPlain(work);
}

/** A capitalized word that is no trade or skill begins a name: 'Jewish General Hospital', 'Christian Dior'. */
export const startsName = (word: Word, index: ResumeIndex) =>
  isCapital(word) &&
  word.text !== word.text.toUpperCase() &&
  !isBetween(word, index) &&
  !PEOPLE.has(word.low);

/** 'Mother and baby unit', 'Young & Rubicam'. */
export function isPair(words: readonly Word[], at: number, index: ResumeIndex): boolean {
  const other = words[at + 2];
  return (
    JOINING.has(lowAt(words, at + 1)) && other !== undefined && isPlain(other) && !isBetween(other, index)
  );
}
