import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { type Asked, lowWithoutPeople, type Reading } from '../asked-question.ts';
import { findPeople } from '../people/find-people.ts';
import { statedWords } from '../refusing/refusals.ts';
import { fieldsAskedFor } from './fields-asked.ts';
import { withKnownFillers } from './mistyped-fillers.ts';
import { questionWordsOf } from './question-words.ts';
import { readAboutPeople, subjectsOf } from './read-about-people.ts';
import { readAboutStranger } from './read-about-stranger.ts';
import { readComparison, readGroupComparison } from './read-comparison.ts';
import { readConditions } from './read-conditions.ts';
import { readMostYears } from './most-years.ts';
import { readEveryone, readHasContact } from './read-everyone.ts';
import { readNameBeside } from './read-name-beside.ts';
import { readPayOfAll } from './read-pay-of-all.ts';
import { readFieldOfAll, readFieldsOfMany } from './read-fields-of-many.ts';
import { isWithoutKind, withoutKind } from './without-kind.ts';

const READERS: readonly ((asked: Asked) => Reading | null)[] = [
  readStated,
  readComparison,
  readGroupComparison,
  readMostYears,
  readWithoutKind,
  readAboutPeople,
  readAboutStranger,
  readNameBeside,
  readPayOfAll,
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

/** 'Candidates without a degree', and what is asked of them; it names no field. */
function readWithoutKind(asked: Asked): Reading | null {
  if (asked.people.length > 0 || withoutKind(asked.words, asked.index) === null) return null;
  const ofMany = readFieldsOfMany(asked);
  return ofMany?.filters?.some(isWithoutKind) ? ofMany : readConditions(asked);
}

const leavesOut = (asked: Asked): boolean =>
  withoutKind(asked.words, asked.index) !== null ||
  readHasContact(asked)?.filters?.some(({ isAbsent }) => isAbsent) === true;

/** The words of a question, and whom of these resumes it names. */
export function askedOf(question: string, index: ResumeIndex): Asked {
  const words = withKnownFillers(questionWordsOf(question), index);
  return { words, people: findPeople(words, index), index };
}

/** Reads a question without the answer before it; null where nothing in it can be asked. */
export function readAlone(asked: Asked): Reading | null {
  for (const read of READERS) {
    const reading = read(asked);
    if (reading) return reading;
  }
  return null;
}

/** A field that is asked for without saying of whom, which only an answer before makes clear. */
export const fieldsAlone = (asked: Asked): Reading | null =>
  asked.people.length > 0 || subjectsOf(asked).length > 0 || leavesOut(asked)
    ? null
    : fieldsAskedFor(lowWithoutPeople(asked));
