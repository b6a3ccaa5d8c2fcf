import type {
  AskedField,
  Filter,
  Interpretation,
  Refusal,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import { type Asked, personFilter, type Reading, toInterpretation } from './asked-question.ts';
import { type NamedFile, readNamedFiles } from './people/named-files.ts';
import type { QuestionMemory } from './question-memory.ts';
import { askedOfAll } from './reading/further.ts';
import { knownParts } from './reading/known-parts.ts';
import { leftOutBesidePeople } from './reading/left-out.ts';
import { inEnglish } from './reading/other-languages.ts';
import { withPeopleBefore } from './reading/people-before.ts';
import { lowOf, questionWordsOf } from './reading/question-words.ts';
import { namesPart } from './reading/part-before.ts';
import { readAfter } from './reading/read-after.ts';
import { fieldAskedFor } from './reading/field-cues.ts';
import { askedOf, fieldsAlone, readAlone } from './reading/read-alone.ts';
import { referenceIn } from './reading/references.ts';
import { asksNothing, smallTalkIn } from './refusing/asks-nothing.ts';
import { asksOfAllTogether, asksPay, refusalFor } from './refusing/refusals.ts';

/** Of more people a refusal speaks as of everybody. */
const MOST_PERSONS = 2;
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

/** 'All resumes: phone numbers' asks without the answer before. */
function readOfAll(question: string, index: ResumeIndex): Reading | null {
  const asked = askedOf(question, index);
  return fieldsAlone(asked) ?? readFirst(question, asked);
}

function readAny(question: string, asked: Asked, known: QuestionMemory | null): Reading | null {
  if (asksNothing(question)) return null;
  const ofAll = askedOfAll(question.trim());
  if (ofAll !== null) return readOfAll(ofAll, asked.index);
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

/** What is refused, with what can be asked in its place: the people and the things it names. */
function refusedAs(refusal: Refusal, asked: Asked, meant: Asked): Reading {
  const persons = meant.people.slice(0, MOST_PERSONS).map((person) => personFilter(person, asked.index));
  const field = refusal === 'INFERENCE' ? fieldOfRefused(asked) : null;
  return {
    op: 'REFUSED',
    refusal,
    filters: [...persons, ...knownParts(asked)],
    ...(field && { field }),
  };
}

/** The field that is stated, of which a question wants what nobody states: an average of it, or whom it suits. */
function fieldOfRefused(asked: Asked): AskedField | null {
  if (asksPay(asked)) return 'PAY';
  return asksOfAllTogether(asked) ? (fieldAskedFor(lowOf(asked.words)) ?? 'YEARS') : null;
}

function readEnglish(question: string, index: ResumeIndex, memory: QuestionMemory | null): Reading {
  // What was not answered is nothing that 'those' could be.
  const known = memory?.interpretation.op === 'REFUSED' ? null : memory;
  const asked = askedOf(question, index);
  const smallTalk = asked.people.length === 0 ? smallTalkIn(question) : null;
  if (smallTalk) return { op: 'REFUSED', refusal: smallTalk };
  const meant = known ? withPeopleBefore(asked, known) : asked;
  const refusal = refusalIn(question, meant);
  if (refusal) return refusedAs(refusal, asked, meant);
  const unread = () => (asksOfAllTogether(asked) ? refusedAs('INFERENCE', asked, meant) : UNREADABLE);
  const reading = readAny(question, asked, known) ?? unread();
  const left = leftOutBesidePeople(asked, reading);
  return left.length === 0 ? reading : { ...reading, corrected: [...(reading.corrected ?? []), ...left] };
}
