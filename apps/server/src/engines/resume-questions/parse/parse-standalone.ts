import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { type LinkedQuestion, toPersonFilter } from '../linking/linked-question.ts';
import { isWithoutKind, type PlanDraft } from '../plan/query-plan.ts';
import { parseStatedWords } from './parse-stated-words.ts';
import { parseFields } from './parse-fields.ts';
import { parsePersonQuestion, findSubjects } from './parse-person-question.ts';
import { parseUnknownPerson } from './parse-unknown-person.ts';
import { parseCareer } from './parse-career.ts';
import { parseComparison, parseGroupComparison } from './parse-comparison.ts';
import { parseConditions } from './parse-conditions.ts';
import { parseFigure, parseOrder } from './parse-order.ts';
import { parseAllResumes, parseHasContact } from './parse-all-resumes.ts';
import { parsePay } from './parse-pay.ts';
import { parseFieldOfAll, parseGroupFields } from './parse-group-fields.ts';
import { parseMissingKind } from './parse-missing-kind.ts';
import { isEntityName } from '../linking/known-entities.ts';
import { knownNames, nameKey } from '../linking/known-names.ts';
import { isEmpty } from '../lexicon/filler-words.ts';
import { isCapital, joinLow, joinText, type Word } from '../tokens/tokenize.ts';

const MOST_WORDS = 3;

/**
 * 'jonas welding': a name of these resumes next to words that are in no name. The question is if that person has these
 * words; no one is ranked by them. 'Jonas Welding' is written like another person.
 */
function parseNameAndWords(words: readonly Word[], index: ResumeIndex): PlanDraft | null {
  const isShort = words.length > 1 && words.length <= MOST_WORDS;
  if (!isShort || words.some(isEmpty)) return null;
  const { parts } = knownNames(index);
  const named = words.filter(({ text }) => parts.has(nameKey(text)) && !isEntityName(index, text));
  const [name, ...more] = named;
  if (!name || more.length > 0) return null;
  const resumes = [...(parts.get(nameKey(name.text)) ?? [])];
  const person = toPersonFilter({ name: name.text, resumes, from: 0, to: 1, typed: null }, index);
  const rest = joinText(words.filter((word) => word !== name));
  if (words.every(isCapital) && !index.isMentioned(rest))
    return { op: 'CARD', filters: [{ kind: 'PERSON', value: joinText(words), resumeIds: [] }] };
  return { op: 'FIND', filters: [person, { kind: 'TEXT', value: rest }] };
}

/** 'Candidates without a degree', with what is asked about them; names no field. */
function readWithoutKind(words: readonly Word[], index: ResumeIndex): PlanDraft | null {
  if (parseMissingKind(words, index) === null) return null;
  const ofMany = parseGroupFields(words, index);
  return ofMany?.filters?.some(isWithoutKind) ? ofMany : parseConditions(words, index);
}

/** Parsers for a question without names, the clearer ones first. */
const READERS: readonly ((words: readonly Word[], index: ResumeIndex) => PlanDraft | null)[] = [
  parseStatedWords,
  parseGroupComparison,
  parseFigure,
  parseCareer,
  parseOrder,
  readWithoutKind,
  (words, index) => parseUnknownPerson({ words, people: [], index }),
  parseNameAndWords,
  parsePay,
  parseFieldOfAll,
  parseGroupFields,
  parseHasContact,
  parseConditions,
  parseAllResumes,
];

/** Parses a question without the previous answer; null if nothing in it can be asked. */
export function parseStandalone(asked: LinkedQuestion): PlanDraft | null {
  if (asked.people.length > 0) return parseComparison(asked) ?? parsePersonQuestion(asked);
  for (const read of READERS) {
    const reading = read(asked.words, asked.index);
    if (reading) return reading;
  }
  return null;
}

const leavesOut = ({ words, index }: LinkedQuestion): boolean =>
  parseMissingKind(words, index) !== null ||
  parseHasContact(words, index)?.filters?.some(({ isAbsent }) => isAbsent) === true;

/** A field asked for without saying whose, which only the previous answer can tell. */
export const parseFieldsAlone = (asked: LinkedQuestion): PlanDraft | null =>
  asked.people.length > 0 || findSubjects(asked).length > 0 || leavesOut(asked)
    ? null
    : parseFields(joinLow(asked.words));
