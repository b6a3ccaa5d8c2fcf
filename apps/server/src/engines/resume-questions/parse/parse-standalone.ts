import { type LinkedQuestion, maskPeople, toPersonFilter } from '../linking/linked-question.ts';
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
import { parsePay } from './parse-pay.ts';
import { parseFieldOfAll, parseGroupFields } from './parse-group-fields.ts';
import { parseMissingKind } from './parse-missing-kind.ts';
import { findEntity, ENTITY_KINDS } from '../linking/known-entities.ts';
import { knownNames, nameKey } from '../linking/known-names.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { isCapital, joinText, type Word } from '../tokens/tokenize.ts';

const MOST_WORDS = 3;

const isEntity = ({ text }: Word, { index }: LinkedQuestion): boolean =>
  ENTITY_KINDS.some((kind) => findEntity(index, kind, text)?.isExact);

/**
 * 'jonas welding': a name of these resumes next to words that are no other name of them. The person who is called so is looked at for
 * these words, and no one is ranked by them. 'Jonas Welding' is written like someone else.
 */
function parseNameAndWords(asked: LinkedQuestion): PlanDraft | null {
  const { words, people, index } = asked;
  const isShort = words.length > 1 && words.length <= MOST_WORDS;
  if (people.length > 0 || !isShort || words.some(({ low, isMark }) => isMark || isFiller(low))) return null;
  const { parts } = knownNames(index);
  const named = words.filter((word) => parts.has(nameKey(word.text)) && !isEntity(word, asked));
  const [name, ...more] = named;
  if (!name || more.length > 0) return null;
  const resumes = [...(parts.get(nameKey(name.text)) ?? [])];
  const at = words.indexOf(name);
  const person = toPersonFilter({ name: name.text, resumes, from: at, to: at + 1, typed: null }, index);
  const rest = words.filter((word) => word !== name);
  if (words.every(isCapital) && !index.isMentioned(joinText(rest)))
    return { op: 'CARD', filters: [{ kind: 'PERSON', value: joinText(words), resumeIds: [] }] };
  return { op: 'FIND', filters: [person, { kind: 'TEXT', value: joinText(rest) }] };
}

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
