import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import { type Asked, lowWithoutPeople, type Reading, toInterpretation } from './asked-question.ts';
import { fieldAskedFor } from './field-cues.ts';
import { findPeople } from './find-people.ts';
import { continueFrom, type Reference, referenceIn } from './follow-up.ts';
import { lowOutsideNames } from './outside-names.ts';
import type { QuestionMemory } from './question-memory.ts';
import { withKnownFillers } from './mistyped-fillers.ts';
import { questionWordsOf } from './question-words.ts';
import { readAboutPeople, readAboutStranger, readComparison, subjectsOf } from './read-about-people.ts';
import { readConditions } from './read-conditions.ts';
import {
  readAtOnce,
  readEveryone,
  readFieldOfAll,
  readFieldOfMany,
  readHasContact,
  readMostYears,
} from './read-everyone.ts';
import { refusalFor } from './refusals.ts';

const READERS: readonly ((asked: Asked) => Reading | null)[] = [
  readComparison,
  readMostYears,
  readAboutPeople,
  readAboutStranger,
  readAtOnce,
  readFieldOfAll,
  readFieldOfMany,
  readHasContact,
  readConditions,
  readEveryone,
];

const UNREADABLE: Reading = { op: 'REFUSED', refusal: 'UNCLEAR' };

function askedOf(question: string, index: ResumeIndex): Asked {
  const words = withKnownFillers(questionWordsOf(question), index);
  return { words, people: findPeople(words, index), index };
}

function readAlone(asked: Asked): Reading | null {
  for (const read of READERS) {
    const reading = read(asked);
    if (reading) return reading;
  }
  return null;
}

/** A field that is asked for without saying of whom, which only an answer before makes clear. */
function fieldAlone(asked: Asked): Reading | null {
  const field =
    asked.people.length > 0 || subjectsOf(asked).length > 0 ? null : fieldAskedFor(lowWithoutPeople(asked));
  return field === null ? null : { op: 'FIELD', field };
}

function readReference(reference: Reference, memory: QuestionMemory, index: ResumeIndex): Reading {
  const asked = askedOf(reference.rest, index);
  return continueFrom(memory, reference, { now: fieldAlone(asked) ?? readAlone(asked), index });
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
 */
export function readQuestion(
  question: string,
  index: ResumeIndex,
  memory: QuestionMemory | null,
): Interpretation {
  const asked = askedOf(question, index);
  const refusal = refusalFor(lowOutsideNames(asked));
  if (refusal) return toInterpretation({ op: 'REFUSED', refusal });
  const reference = asked.people.length === 0 || memory ? referenceIn(question.trim()) : null;
  const reading =
    reference && memory
      ? readReference(reference, memory, index)
      : readAlone(reference ? askedOf(reference.rest, index) : asked);
  return toInterpretation(bounded(reading ?? UNREADABLE));
}
