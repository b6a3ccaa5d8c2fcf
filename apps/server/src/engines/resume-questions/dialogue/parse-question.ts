import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { linkQuestion } from '../linking/find-people.ts';
import { type LinkedQuestion, maskPeople, toPersonFilter } from '../linking/linked-question.ts';
import { parseFieldsAlone, parseStandalone } from '../parse/parse-standalone.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { type PlanDraft, changePlan } from '../plan/query-plan.ts';
import { stripAllResumes } from './describe-continuation.ts';
import { findReference, findFragment, type Reference } from './find-reference.ts';
import { isOnlyPart, resolvePart, type OfPart, THEM } from './resolve-part.ts';
import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions.schema';
import { isCity } from '../../resume-facts/mentions/places.ts';
import { findNamed, isNamedKind } from '../linking/known-entities.ts';
import { continuePlan, asksForSameFigure, repeatFigure } from './continue-plan.ts';
import { parseReordering } from './parse-reordering.ts';
import { resolvePronouns } from './resolve-pronouns.ts';
import { parseFigure, parseOrder } from '../parse/parse-order.ts';
import { listFormerConditions, toResumesFilter } from './former-conditions.ts';

const LEAVING_OUT =
  /^(?:and |but |please )*(?:without|not|exclude|excluding|except|remove|drop|leave out|minus)(?:(?: and| or|,)? @)+$/;
const AMONG_THEM =
  /\b(?:among|amongst|in|on|one of|part of) (?:them|those|these|(?:the|that|this) (?:list|results?))$/;

/** 'Without Asha' and 'is Asha among them?' after a list; null for any other question. */
function parseListEdit(asked: LinkedQuestion, memory: RecalledAnswer): PlanDraft | null {
  const { people, index } = asked;
  if (people.length === 0) return null;
  const low = maskPeople(asked);
  const persons = people.map((person) => toPersonFilter(person, index));
  const before = listFormerConditions(memory);
  if (AMONG_THEM.test(low)) return { op: 'FIND', filters: [...persons, ...before] };
  if (!LEAVING_OUT.test(low)) return null;
  const leftOut = new Set(persons.flatMap(({ resumeIds = [] }) => resumeIds));
  const ids = memory.listAll().filter((id) => !leftOut.has(id));
  const names = persons.map(({ value }) => value).join(' and ');
  const kept = before.filter(({ kind }) => kind !== 'RESUMES');
  return {
    op: 'FIND',
    filters: [...kept, toResumesFilter(ids, `the ${ids.length} resumes without ${names}`)],
  };
}

function readReference(reference: Reference, memory: RecalledAnswer, index: ResumeIndex): PlanDraft {
  const asked = linkQuestion(reference.rest, index);
  const reordered = parseReordering(asked.words, memory.interpretation);
  if (reordered) return continuePlan(memory, reference, { now: reordered, index, isSameList: true });
  const figure = asked.people.length === 0 ? parseFigure(asked.words, index) : null;
  const read = figure ?? parseFieldsAlone(asked) ?? parseStandalone(asked);
  if (!read) return continuePlan(memory, reference, { now: null, index });
  const isBare = reference.kind !== 'NARROW';
  const goOn = (plan: PlanDraft) => {
    const now = isBare ? takeFormerKind(plan, memory, index) : plan;
    return asksForSameFigure(reference, now, memory)
      ? repeatFigure(memory, reference, now)
      : continuePlan(memory, reference, { now, index });
  };
  return changePlan(read, goOn) ?? goOn(read);
}

/** The condition of a question that is only words. */
function bareWords({ op, filters = [] }: PlanDraft): Filter | null {
  const [only, ...more] = filters;
  return op === 'FIND' && only?.kind === 'TEXT' && more.length === 0 ? only : null;
}

/** 'And Corvina?' after 'who worked at Brightloom?' names another employer, if one of that name is in these resumes. */
function takeFormerKind(now: PlanDraft, memory: RecalledAnswer, index: ResumeIndex): PlanDraft {
  const bare = bareWords(now);
  const last = memory.interpretation.filters.findLast(({ isAbsent }) => !isAbsent);
  if (!bare || !last || !isNamedKind(last.kind)) return now;
  const isTaken =
    findNamed(index, last.kind, bare.value) !== null || (last.kind === 'LOCATION' && isCity(bare.value));
  return isTaken ? { ...now, filters: [{ ...bare, kind: last.kind }] } : now;
}

/** How a question continues the previous answer, explicitly or as a fragment. */
function findAnyReference(
  question: string,
  asked: LinkedQuestion,
  { interpretation }: RecalledAnswer,
): Reference | null {
  const said = findReference(question);
  const { words, people, index } = asked;
  if (said || people.length > 0) return said;
  return findFragment(question, words, {
    isFieldAlone: parseReordering(words, interpretation) !== null || parseFieldsAlone(asked) !== null,
    isAfterPeople: interpretation.filters.some(({ kind }) => kind === 'PERSON'),
    isOrder: isOrderAlone(parseFigure(words, index) ?? parseOrder(words, index)),
  });
}

/** 'Who has the most experience?' names no one on its own. */
const isOrderAlone = (reading: PlanDraft | null) =>
  reading?.filters?.length === 1 &&
  (reading.filters[0]?.kind === 'YEARS' || reading.filters[0]?.kind === 'NOTICE_PERIOD');

const THERE_WORDS = [
  'work(?:s|ed|ing)?|employed|stud(?:y|ies|ied|ying)|liv(?:e|es|ed|ing)|based|stays?|been|joined',
  'left',
];
const THERE = new RegExp(String.raw`\b(${THERE_WORDS.join('|')}) (?:over )?there\b`, 'i');
const PLACES: ReadonlySet<FilterKind> = new Set(['COMPANY', 'COLLEGE', 'LOCATION']);

const OF_THEM = /\b(?:of|among|amongst|from) (?:them|those|these)\b/i;

/** 'Who still works there?' with the employer, college or place of the previous question. */
function withPlaceBefore(question: string, { interpretation }: RecalledAnswer): string {
  const place = interpretation.filters.find(({ kind, isAbsent }) => PLACES.has(kind) && !isAbsent);
  return place ? question.replace(THERE, (_, doing: string) => `${doing} at ${place.value}`) : question;
}

const listedAgain = ({ interpretation: { filters, join, words } }: RecalledAnswer): PlanDraft => ({
  op: 'FIND',
  filters,
  join,
  words,
});

/** A question about a person of the previous answer, a follow-up to it, or one that stands alone. */
function readWithBefore(question: string, asked: LinkedQuestion, memory: RecalledAnswer): PlanDraft | null {
  const listed = parseListEdit(asked, memory);
  if (listed) return listed;
  const own = resolvePronouns(asked, memory);
  if (own !== asked) return parseStandalone(own);
  const reference = findAnyReference(question, asked, memory);
  return reference ? readReference(reference, memory, asked.index) : parseStandalone(asked);
}

/** Answers a question about a part of the previous answer, which may only ask to see it. */
function readOfPart({ question, memory }: OfPart, index: ResumeIndex): PlanDraft {
  if (question === THEM) return listedAgain(memory);
  const asked = linkQuestion(question, index);
  const own = resolvePronouns(asked, memory);
  const reading = own === asked ? null : parseStandalone(own);
  const reference = findAnyReference(question, asked, memory) ?? { kind: 'NARROW', rest: question };
  return reading ?? readReference(reference, memory, index);
}

/**
 * Parses a question that may continue the previous answer: a part of it ('the first 3'), its person ('her phone'), or
 * its conditions ('and in Pune?').
 */
function parseFollowUp(question: string, asked: LinkedQuestion, memory: RecalledAnswer): PlanDraft | null {
  const { index } = asked;
  const placed = withPlaceBefore(question, memory);
  if (placed !== question)
    return readReference({ kind: 'NARROW', rest: placed.replace(OF_THEM, ' ') }, memory, index);
  const part = asked.people.length === 0 ? resolvePart(question, memory) : null;
  return part ? readOfPart(part, index) : readWithBefore(question, asked, memory);
}

const hasOnlyWords = ({ filters = [] }: PlanDraft) =>
  filters.length > 0 && filters.every(({ kind }) => kind === 'TEXT');

/** Without a previous answer, 'of those, who …' means everyone; 'her phone' and 'the others' mean no one. */
function parseFirst(question: string, asked: LinkedQuestion): PlanDraft | null {
  if (asked.people.length > 0) return parseStandalone(asked);
  if (isOnlyPart(question)) return null;
  const reference = findReference(question);
  const meant = reference ? linkQuestion(reference.rest, asked.index) : asked;
  const plan = parseStandalone(meant);
  // A field is never a search word.
  return plan && hasOnlyWords(plan) && parseFieldsAlone(meant) ? null : plan;
}

/** 'All resumes: phone numbers' ignores the previous answer. */
function parseOfAll(question: string, index: ResumeIndex): PlanDraft | null {
  const asked = linkQuestion(question, index);
  return parseFieldsAlone(asked) ?? parseFirst(question, asked);
}

/**
 * Parses a question, as a follow-up or as the first of a conversation; null if nothing in it can be asked.
 *
 * @param question trimmed, in English
 * @param asked its words, and the people it names
 */
export function parseQuestion(
  question: string,
  asked: LinkedQuestion,
  recalled: RecalledAnswer | null,
): PlanDraft | null {
  const ofAll = stripAllResumes(question);
  if (ofAll !== null) return parseOfAll(ofAll, asked.index);
  return recalled ? parseFollowUp(question, asked, recalled) : parseFirst(question, asked);
}
