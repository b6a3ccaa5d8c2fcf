import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { type LinkedQuestion, dropPeople } from '../linking/linked-question.ts';
import { isBounded, type PlanDraft } from '../plan/query-plan.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { isGeneric } from '../linking/generic-nouns.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import type { Word } from '../tokens/tokenize.ts';
import { findSubjects } from './parse-person-question.ts';

type LeftOut = Interpretation['corrected'];

const YEAR = /^(?:19|20)\d\d$/;
const BOUND = /^(?:before|after|since|until|till|from|during|between|in|by)$/;
/** Generic words that mean something next to a condition: 'who managed a team'. */
const MEANT = /^teams?$/;
/** This many letters of a word identify it in a condition: 'nurses' in 'nurse'. */
const STEM = 4;

const said = (typed: string): LeftOut[number] => ({ typed, readAs: '' });

/** All words of a plan's conditions. */
const joinPlanText = ({ filters = [], words = '', corrected = [] }: PlanDraft): string =>
  [
    ...filters.flatMap(({ value, others = [] }) => [value, ...others]),
    ...corrected.flatMap(({ typed, readAs }) => [typed, readAs]),
    words,
  ]
    .join(' ')
    .toLowerCase();

/** The years in a question, each with the word before it. */
const yearsIn = (words: readonly Word[]): LeftOut =>
  words.flatMap(({ low, text }, at) => {
    const before = words[at - 1];
    if (!YEAR.test(low)) return [];
    return [said(before && BOUND.test(before.low) ? `${before.text} ${text}` : text)];
  });

/** The parts of a question that are in no condition: a year without a job, or a word like 'team'. */
export function findUnreadWords(words: readonly Word[], reading: PlanDraft, index: ResumeIndex): LeftOut {
  const read = joinPlanText(reading);
  const unread = words.filter(({ low }) => !read.includes(low) || BOUND.test(low));
  const meant = unread.filter(({ low, text }) => MEANT.test(low) && index.isMentioned(text));
  return [...yearsIn(unread), ...meant.map(({ text }) => said(text))];
}

const isRead = (word: Word, read: string) =>
  word.isMark ||
  isFiller(word.low) ||
  parseNumber(word.low) !== null ||
  read.includes(word.low.slice(0, STEM));

/** The words of a question besides people and fields that were not used. */
export function findUnreadExceptPeople(asked: LinkedQuestion, reading: PlanDraft): LeftOut {
  if (asked.people.length === 0 || reading.op === 'REFUSED') return [];
  const isOfYears = (reading.filters ?? []).some(isBounded);
  const years = isOfYears ? [] : yearsIn(dropPeople(asked));
  const isOfPeople = reading.op === 'CARD' || reading.op === 'FIELD';
  if (!isOfPeople || reading.job) return years;
  const read = joinPlanText(reading);
  const chunks = findSubjects(asked)
    .filter((chunk) => !isGeneric(chunk) && chunk.words.some((word) => !isRead(word, read)))
    .filter(({ text }) => !YEAR.test(text) && asked.index.isMentioned(text))
    .map(({ text }) => said(text));
  return [...years, ...chunks];
}
