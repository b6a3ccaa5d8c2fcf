import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { Asked, Reading } from '../asked-question.ts';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { isFiller } from './filler-words.ts';
import { isGeneric } from './generic-words.ts';
import { numberOf } from './number-words.ts';
import type { Word } from './question-words.ts';
import { subjectsOf } from './read-about-people.ts';

type LeftOut = Interpretation['corrected'];

const YEAR = /^(?:19|20)\d\d$/;
const BOUND = /^(?:before|after|since|until|till|from|during|between|in|by)$/;
/** Generic words that mean something beside a condition: 'who managed a team'. */
const MEANT = /^teams?$/;
/** So many letters of a word are enough to find it again in a condition: 'nurses' in 'nurse'. */
const STEM = 4;

const said = (typed: string): LeftOut[number] => ({ typed, readAs: '' });

/** All words of a reading's conditions. */
const textOf = ({ filters = [], words = '', corrected = [] }: Reading): string =>
  [
    ...filters.flatMap(({ value, others = [] }) => [value, ...others]),
    ...corrected.flatMap(({ typed, readAs }) => [typed, readAs]),
    words,
  ]
    .join(' ')
    .toLowerCase();

/** What of a question is in no condition: a year, which is of a job whose dates are none, and what a word like 'team' says. */
export function leftOut(words: readonly Word[], reading: Reading, index: ResumeIndex): LeftOut {
  const read = textOf(reading);
  return words.flatMap(({ low, text }, at) => {
    if (read.includes(low)) return [];
    const before = words[at - 1];
    if (YEAR.test(low)) return [said(before && BOUND.test(before.low) ? `${before.text} ${text}` : text)];
    return MEANT.test(low) && index.isMentioned(text) ? [said(text)] : [];
  });
}

const isRead = (word: Word, read: string) =>
  word.isMark || isFiller(word.low) || numberOf(word.low) !== null || read.includes(word.low.slice(0, STEM));

/** What a question says beside the people and the fields that it asks for, and nothing was made of. */
export function leftOutBesidePeople(asked: Asked, reading: Reading): LeftOut {
  const isOfPeople = reading.op === 'CARD' || reading.op === 'FIELD';
  if (asked.people.length === 0 || !isOfPeople || reading.job) return [];
  const read = textOf(reading);
  return subjectsOf(asked)
    .filter((chunk) => !isGeneric(chunk) && chunk.words.some((word) => !isRead(word, read)))
    .filter(({ text }) => asked.index.isMentioned(text))
    .map(({ text }) => said(text));
}
