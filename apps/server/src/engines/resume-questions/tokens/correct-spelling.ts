import { wordSet } from '#lib/text/word-set.ts';
import { editDistance } from '../../resume-index/words/edit-distance.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { isCapital, type Word } from './tokenize.ts';

/** Words of asking that are often typed in haste. */
const ASKED_WITH = [
  ...wordSet(
    'find show list give knows know with worked works resumes resume candidates candidate people which skills skilled experience employers email phone studied based lives located degree years',
  ),
];
const SHORTEST = 4;

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
  const near = ASKED_WITH.find((asking) => editDistance(word.low, asking, 1) === 1);
  return near === undefined || index.isMentioned(word.text) ? null : near;
}

/** Reads 'knwos' as 'knows' where no resume has the word as it was typed. */
export const correctFillers = (words: readonly Word[], index: ResumeIndex): Word[] =>
  words.map((word) => {
    const meant = meantBy(word, index);
    return meant === null ? word : { ...word, text: meant, low: meant };
  });
