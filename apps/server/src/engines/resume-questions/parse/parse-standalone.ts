import { type Asked, lowWithoutPeople } from '../linking/linked-question.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { parseStatedWords } from './parse-stated-words.ts';
import { fieldsAskedFor } from './parse-fields.ts';
import { readAboutPeople, subjectsOf } from './parse-person-question.ts';
import { readAboutStranger } from './parse-unknown-person.ts';
import { readComparison, readGroupComparison } from './parse-comparison.ts';
import { readConditions } from './parse-conditions.ts';
import { readMostYears } from './parse-superlative.ts';
import { readEveryone, readHasContact } from './parse-all-resumes.ts';
import { readNameBeside } from './parse-name-and-words.ts';
import { readPayOfAll } from './parse-pay.ts';
import { readFieldOfAll, readFieldsOfMany } from './parse-group-fields.ts';
import { isWithoutKind, withoutKind } from './parse-missing-kind.ts';

const READERS: readonly ((asked: Asked) => PlanDraft | null)[] = [
  parseStatedWords,
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

/** 'Candidates without a degree', and what is asked of them; it names no field. */
function readWithoutKind(asked: Asked): PlanDraft | null {
  if (asked.people.length > 0 || withoutKind(asked.words, asked.index) === null) return null;
  const ofMany = readFieldsOfMany(asked);
  return ofMany?.filters?.some(isWithoutKind) ? ofMany : readConditions(asked);
}

const leavesOut = (asked: Asked): boolean =>
  withoutKind(asked.words, asked.index) !== null ||
  readHasContact(asked)?.filters?.some(({ isAbsent }) => isAbsent) === true;

/** Reads a question without the answer before it; null where nothing in it can be asked. */
export function readAlone(asked: Asked): PlanDraft | null {
  for (const read of READERS) {
    const reading = read(asked);
    if (reading) return reading;
  }
  return null;
}

/** A field that is asked for without saying of whom, which only an answer before makes clear. */
export const fieldsAlone = (asked: Asked): PlanDraft | null =>
  asked.people.length > 0 || subjectsOf(asked).length > 0 || leavesOut(asked)
    ? null
    : fieldsAskedFor(lowWithoutPeople(asked));
