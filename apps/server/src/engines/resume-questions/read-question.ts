import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import { type Asked, type Reading, toInterpretation } from './asked-question.ts';
import { type NamedFile, readNamedFiles } from './people/named-files.ts';
import type { QuestionMemory } from './question-memory.ts';
import { knownParts } from './reading/known-parts.ts';
import { inEnglish } from './reading/other-languages.ts';
import { withPeopleBefore } from './reading/people-before.ts';
import { questionWordsOf } from './reading/question-words.ts';
import { namesPart } from './reading/part-before.ts';
import { readAfter } from './reading/read-after.ts';
import { askedOf, fieldsAlone, readAlone } from './reading/read-alone.ts';
import { referenceIn } from './reading/references.ts';
import { asksNothing } from './refusing/asks-nothing.ts';
import { refusalFor } from './refusing/refusals.ts';

const UNREADABLE: Reading = { op: 'REFUSED', refusal: 'UNCLEAR' };

/** As it was typed, since a 'hard worker' is not somebody who 'worked'. */
const refusalIn = (question: string, asked: Asked) =>
  refusalFor({ ...asked, words: questionWordsOf(question) });

const isOfWords = ({ filters = [] }: Reading) =>
  filters.length > 0 && filters.every(({ kind }) => kind === 'TEXT');

/** 'Of those, who …' without an answer before means all; 'her phone' and 'the others' mean nobody. */
function readFirst(question: string, asked: Asked): Reading | null {
  if (asked.people.length > 0) return readAlone(asked);
  if (namesPart(question)) return null;
  const reference = referenceIn(question);
  const meant = reference ? askedOf(reference.rest, asked.index) : asked;
  const reading = readAlone(meant);
  // A field is never a word to search for.
  return reading && isOfWords(reading) && fieldsAlone(meant) ? null : reading;
}

function readAny(question: string, asked: Asked, known: QuestionMemory | null): Reading | null {
  if (asksNothing(question)) return null;
  return known ? readAfter(question.trim(), asked, known) : readFirst(question.trim(), asked);
}

/** Filters that a question can hold; long values come from noise and are cut, since nothing has them anyway. */
const bounded = (reading: Reading): Reading => ({
  ...reading,
  filters: (reading.filters ?? []).slice(0, 12).map((filter): Filter => ({
    ...filter,
    value: filter.value.slice(0, 200),
    ...(filter.others && { others: filter.others.slice(0, 8) }),
    ...(filter.resumeIds && { resumeIds: filter.resumeIds.slice(0, 2000) }),
  })),
  words: (reading.words ?? '').slice(0, 500),
});

/**
 * Reads a question by rules: first what has to be refused, then whom of these resumes it names, then which employers,
 * places, colleges, degrees, titles and skills of these resumes its words mean (docs of the product: Deepgaze).
 *
 * @param question as it was typed, up to LIMITS.questionMaxLength characters; it is only ever compared with words
 * @param index the resumes that are asked
 * @param memory the answer before, which 'of those' and 'her' refer to; null where there is none
 * @param files the resumes by whose file the question may ask, which the index does not know
 */
export function readQuestion(
  question: string,
  index: ResumeIndex,
  memory: QuestionMemory | null,
  files: readonly NamedFile[] = [],
): Interpretation {
  const english = inEnglish(question);
  const reading = readNamedFiles(english ?? question, { files, index }, (asked) =>
    readEnglish(asked, index, memory),
  );
  if (english === null) return toInterpretation(bounded(reading));
  // What only the words around it told would be nonsense in another language.
  const isUnderstood = reading.op !== 'RANK' || reading.words === undefined;
  const corrected = [{ typed: question, readAs: english }, ...(reading.corrected ?? [])];
  return toInterpretation(bounded(isUnderstood ? { ...reading, corrected } : UNREADABLE));
}

function readEnglish(question: string, index: ResumeIndex, memory: QuestionMemory | null): Reading {
  // What was not answered is nothing that 'those' could be.
  const known = memory?.interpretation.op === 'REFUSED' ? null : memory;
  const asked = askedOf(question, index);
  const refusal = refusalIn(question, known ? withPeopleBefore(asked, known) : asked);
  if (refusal) return { op: 'REFUSED', refusal, filters: knownParts(asked) };
  return readAny(question, asked, known) ?? UNREADABLE;
}
