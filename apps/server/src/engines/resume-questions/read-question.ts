import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import { type Asked, lowWithoutPeople, type Reading, toInterpretation } from './asked-question.ts';
import { fieldsAskedFor } from './reading/fields-asked.ts';
import { findPeople } from './people/find-people.ts';
import { knownParts } from './reading/known-parts.ts';
import { continueFrom } from './reading/follow-up.ts';
import type { QuestionMemory } from './question-memory.ts';
import { withKnownFillers } from './reading/mistyped-fillers.ts';
import { lowOf, questionWordsOf } from './reading/question-words.ts';
import {
  readAboutPeople,
  readAboutStranger,
  readComparison,
  subjectsOf,
} from './reading/read-about-people.ts';
import { readConditions } from './reading/read-conditions.ts';
import { readEveryone, readHasContact, readMostYears } from './reading/read-everyone.ts';
import { readFieldOfAll, readFieldsOfMany } from './reading/read-fields-of-many.ts';
import { pieceIn, type Reference, referenceIn } from './reading/references.ts';
import { refusalFor, statedWords } from './refusing/refusals.ts';

const READERS: readonly ((asked: Asked) => Reading | null)[] = [
  readStated,
  readComparison,
  readMostYears,
  readAboutPeople,
  readAboutStranger,
  readFieldOfAll,
  readFieldsOfMany,
  readHasContact,
  readConditions,
  readEveryone,
];

/** 'Who led a team of 22?', where a resume says so word for word. */
function readStated(asked: Asked): Reading | null {
  const words = asked.people.length === 0 ? statedWords(asked) : null;
  return words === null ? null : { op: 'FIND', filters: [{ kind: 'TEXT', value: words }], words };
}

const UNREADABLE: Reading = { op: 'REFUSED', refusal: 'UNCLEAR' };

function askedOf(question: string, index: ResumeIndex): Asked {
  const words = withKnownFillers(questionWordsOf(question), index);
  return { words, people: findPeople(words, index), index };
}

/** As it was typed, since a 'hard worker' is not somebody who 'worked'. */
const refusalIn = (question: string, asked: Asked) =>
  refusalFor({ ...asked, words: questionWordsOf(question) });

function readAlone(asked: Asked): Reading | null {
  for (const read of READERS) {
    const reading = read(asked);
    if (reading) return reading;
  }
  return null;
}

/** A field that is asked for without saying of whom, which only an answer before makes clear. */
const fieldsAlone = (asked: Asked): Reading | null =>
  asked.people.length > 0 || subjectsOf(asked).length > 0 ? null : fieldsAskedFor(lowWithoutPeople(asked));

const COUNT_ALONE =
  /^(?:how many|count|number|total)(?: (?:is that|in total|are (?:they|there|those)|of (?:them|those)))*$/;
const COMPARE_ALONE = /^compare(?: (?:them|those|these|both))*$/;
const SORTING = /^(?:sort|order|arrange|rank)\b.*\bby\b.*\b(experience|years|notice)/;

/** 'How many?', 'compare them' and 'sort by experience', which are about the answer before. */
function listedAnew(asked: Asked): Reading | null {
  const low = lowOf(asked.words);
  if (COUNT_ALONE.test(low)) return { op: 'COUNT' };
  if (COMPARE_ALONE.test(low)) return { op: 'COMPARE' };
  const [, by] = SORTING.exec(low) ?? [];
  return by === undefined
    ? null
    : { op: 'RANK', filters: [{ kind: by === 'notice' ? 'NOTICE_PERIOD' : 'YEARS', value: '' }] };
}

function readReference(reference: Reference, memory: QuestionMemory, index: ResumeIndex): Reading {
  const asked = askedOf(reference.rest, index);
  const now = listedAnew(asked) ?? fieldsAlone(asked) ?? readAlone(asked);
  return continueFrom(memory, reference, { now, index });
}

/** How a question goes on with the answer before it, in so many words or as a mere piece of a question. */
function referenceOf(question: string, asked: Asked, { interpretation }: QuestionMemory): Reference | null {
  const said = referenceIn(question);
  if (said) return said;
  return pieceIn(question, asked, {
    isFieldAlone: listedAnew(asked) !== null || fieldsAlone(asked) !== null,
    isAfterPeople: interpretation.filters.some(({ kind }) => kind === 'PERSON'),
  });
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
  const refusal = refusalIn(question, asked);
  if (refusal) return toInterpretation(bounded({ op: 'REFUSED', refusal, filters: knownParts(asked) }));
  // What was not answered is nothing that 'those' could be.
  const known = memory?.interpretation.op === 'REFUSED' ? null : memory;
  if (known) {
    const reference = referenceOf(question.trim(), asked, known);
    const reading = reference ? readReference(reference, known, index) : readAlone(asked);
    return toInterpretation(bounded(reading ?? UNREADABLE));
  }
  const reference = asked.people.length === 0 ? referenceIn(question.trim()) : null;
  const reading = readAlone(reference ? askedOf(reference.rest, index) : asked);
  return toInterpretation(bounded(reading ?? UNREADABLE));
}
