import { type LinkedQuestion, maskPeople } from '../linking/linked-question.ts';
import { isWithoutKind, type PlanDraft } from '../plan/query-plan.ts';
import { parseStatedWords } from './parse-stated-words.ts';
import { parseFields } from './parse-fields.ts';
import { parsePersonQuestion, findSubjects } from './parse-person-question.ts';
import { parseUnknownPerson } from './parse-unknown-person.ts';
import { parseCareer } from './parse-career.ts';
import { parseComparison, parseGroupComparison } from './parse-comparison.ts';
import { parseConditions } from './parse-conditions.ts';
import { parseFigure } from './parse-figure.ts';
import { parseOrder } from './parse-order.ts';
import { parseAllResumes, parseHasContact } from './parse-all-resumes.ts';
import { parseNameAndWords } from './parse-name-and-words.ts';
import { parsePay } from './parse-pay.ts';
import { parseFieldOfAll, parseGroupFields } from './parse-group-fields.ts';
import { parseMissingKind } from './parse-missing-kind.ts';

const READERS: readonly ((asked: LinkedQuestion) => PlanDraft | null)[] = [
  parseStatedWords,
  parseComparison,
  parseGroupComparison,
  parseFigure,
  parseCareer,
  parseOrder,
  readWithoutKind,
  parsePersonQuestion,
  parseUnknownPerson,
  parseNameAndWords,
  parsePay,
  parseFieldOfAll,
  parseGroupFields,
  parseHasContact,
  parseConditions,
  parseAllResumes,
];

/** 'Candidates without a degree', and what is asked of them; it names no field. */
function readWithoutKind(asked: LinkedQuestion): PlanDraft | null {
  if (asked.people.length > 0 || parseMissingKind(asked.words, asked.index) === null) return null;
  const ofMany = parseGroupFields(asked);
  return ofMany?.filters?.some(isWithoutKind) ? ofMany : parseConditions(asked);
}

const leavesOut = (asked: LinkedQuestion): boolean =>
  parseMissingKind(asked.words, asked.index) !== null ||
  parseHasContact(asked)?.filters?.some(({ isAbsent }) => isAbsent) === true;

/** Reads a question without the answer before it; null where nothing in it can be asked. */
export function parseStandalone(asked: LinkedQuestion): PlanDraft | null {
  for (const read of READERS) {
    const reading = read(asked);
    if (reading) return reading;
  }
  return null;
}

/** A field that is asked for without saying whose, which only an answer before makes clear. */
export const parseFieldsAlone = (asked: LinkedQuestion): PlanDraft | null =>
  asked.people.length > 0 || findSubjects(asked).length > 0 || leavesOut(asked)
    ? null
    : parseFields(maskPeople(asked));
