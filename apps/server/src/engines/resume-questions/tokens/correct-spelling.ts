import { wordSet } from '#lib/text/word-set.ts';
import { editDistance } from '#lib/text/edit-distance.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { isCapital, type Word } from './tokenize.ts';

/** Question words often mistyped in haste. */
const ASKED_WITH = [
  ...wordSet(
    [
      'find show list give knows know with worked works resumes resume candidates candidate people which skills skilled',
      'experience employers employer email phone studied based lives located location degree degrees years designation designations',
      'qualification qualifications company companies college university education certificate certificates notice languages',
      'qualified speaking speaks experienced',
    ].join(' '),
  ),
];
const SHORTEST = 4;

/** In a short word, another letter makes another word: 'baked' is not 'based'. */
const LONG = 7;
const sorted = (word: string): string => [...word].toSorted().join('');
const isSlip = (typed: string, asking: string): boolean =>
  editDistance(typed, asking, 1) === 1 &&
  (typed.length !== asking.length || typed.length >= LONG || sorted(typed) === sorted(asking));

function meantBy(word: Word, index: ResumeIndex): string | null {
  if (
    word.isMark ||
    isCapital(word) ||
    word.low.length < SHORTEST ||
    isFiller(word.low) ||
    isFieldWord(word.low) ||
    parseNumber(word.low) !== null
  )
    return null;
  const near = ASKED_WITH.find((asking) => isSlip(word.low, asking));
  return near === undefined || index.isMentioned(word.text) ? null : near;
}

/** Reads 'knwos' as 'knows' if no resume has the word as typed. */
export const correctFillers = (words: readonly Word[], index: ResumeIndex): Word[] =>
  words.map((word) => {
    const meant = meantBy(word, index);
    return meant === null ? word : { ...word, text: meant, low: meant };
  });
