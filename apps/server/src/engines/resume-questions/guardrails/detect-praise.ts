import { wordSet } from '#lib/text/word-set.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { locateNames } from '../linking/mask-names.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { isCapital, lowAt, type Word } from '../tokens/tokenize.ts';
import { isBetween, isPerson, isPlain, isTint, phraseFrom, startsName } from './person-phrases.ts';

const SUPERLATIVES = wordSet('best worst greatest finest strongest weakest top ideal perfect');
/** What is praised about people without naming them: 'the best choice', 'top talent', 'best suited'. */
const OF_PEOPLE = wordSet(
  'fit choice option pick picks suited qualified talent talents performer performers bet hire hires team match',
);
const AWARDED = /^(?:award|awards|certificate|prize)$/;
/** 'Best in class' is about a thing, 'best at Java' about a person. */
const OF_A_CLASS = /^(?:in|of) (?:class|breed)$/;
const ALONE = new Set(['best', 'worst', 'greatest', 'weakest', 'strongest']);

/** 'Best Western receptionist' contains a name, 'Best Java Developer' does not. */
const isName = (word: Word, next: Word, index: ResumeIndex) =>
  startsName(next, index) || (isCapital(word) && isCapital(next) && isTint(next.low));

/** 'The best fit' is a person, 'best fit algorithms' are not. */
const endsThere = (behind: Word | undefined, index: ResumeIndex) =>
  behind === undefined || !isPlain(behind) || isBetween(behind, index);

type From = { from: number; isAlone: boolean };

/** True if the words after 'best' or 'top 5' name people, or nothing. */
function namesPeople(words: readonly Word[], { from, isAlone }: From, index: ResumeIndex): boolean {
  const next = words[from];
  if (!next) return isAlone;
  if (OF_PEOPLE.has(next.low)) return endsThere(words[from + 1], index);
  const phrase = phraseFrom(words, from);
  if (phrase.length === 0) return isAlone && isFiller(next.low) && !isFieldWord(next.low);
  return (
    phrase.some((one) => isPerson(one) || OF_PEOPLE.has(one.low)) &&
    !phrase.some(({ low }) => AWARDED.test(low))
  );
}

function isPraiseAt(words: readonly Word[], at: number, index: ResumeIndex): boolean {
  const word = words[at] as Word;
  if (!SUPERLATIVES.has(word.low)) return false;
  const isCounted = parseNumber(lowAt(words, at + 1)) !== null;
  const from = isCounted ? at + 2 : at + 1;
  const next = words[from];
  if (next && isName(word, next, index)) return false;
  if (OF_A_CLASS.test(`${lowAt(words, from)} ${lowAt(words, from + 1)}`)) return false;
  return namesPeople(words, { from, isAlone: isCounted || ALONE.has(word.low) }, index);
}

/** True if a question asks for the best people: 'the best Java developer', 'top 5', but not 'best practices' or 'top accounts'. */
export function detectPraise(asked: LinkedQuestion): boolean {
  if (!asked.words.some(({ low }) => SUPERLATIVES.has(low))) return false;
  const isNamed = locateNames(asked);
  return asked.words.some((_, at) => !isNamed[at] && isPraiseAt(asked.words, at, asked.index));
}
