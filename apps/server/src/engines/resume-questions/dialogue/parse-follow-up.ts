import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import { isCity } from '../../resume-facts/mentions/places.ts';
import { findNamed, isNamedKind } from '../linking/known-entities.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { continuePlan } from './continue-plan.ts';
import { asksForSameFigure, repeatFigure } from './repeat-figure.ts';
import { parseReordering } from './parse-reordering.ts';
import { parseListEdit } from './parse-list-edit.ts';
import { resolvePart, type OfPart, THEM } from './resolve-part.ts';
import { resolvePronouns } from './resolve-pronouns.ts';
import { linkQuestion } from '../linking/link-question.ts';
import { parseFieldsAlone, parseStandalone } from '../parse/parse-standalone.ts';
import { parseFigure } from '../parse/parse-figure.ts';
import { parseOrder } from '../parse/parse-order.ts';
import { findFragment, type Reference, findReference } from './find-reference.ts';

function readReference(reference: Reference, memory: RecalledAnswer, index: ResumeIndex): PlanDraft {
  const asked = linkQuestion(reference.rest, index);
  const reordered = parseReordering(asked.words, memory.interpretation);
  if (reordered) return continuePlan(memory, reference, { now: reordered, index, isSameList: true });
  const read = parseFigure(asked) ?? parseFieldsAlone(asked) ?? parseStandalone(asked);
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

/** The condition of a question that has nothing but words. */
function bareWords({ op, filters = [] }: PlanDraft): Filter | null {
  const [only, ...more] = filters;
  return op === 'FIND' && only?.kind === 'TEXT' && more.length === 0 ? only : null;
}

/** 'And Corvina?' after 'who worked at Brightloom?' names another employer, if these resumes have one of that name. */
function takeFormerKind(now: PlanDraft, memory: RecalledAnswer, index: ResumeIndex): PlanDraft {
  const bare = bareWords(now);
  const last = memory.interpretation.filters.findLast(({ isAbsent }) => !isAbsent);
  if (!bare || !last || !isNamedKind(last.kind)) return now;
  const isTaken =
    findNamed(index, last.kind, bare.value) !== null || (last.kind === 'LOCATION' && isCity(bare.value));
  return isTaken ? { ...now, filters: [{ ...bare, kind: last.kind }] } : now;
}

/** How a question goes on with the answer before it, in so many words or as a mere piece of a question. */
function findAnyReference(
  question: string,
  asked: LinkedQuestion,
  { interpretation }: RecalledAnswer,
): Reference | null {
  const said = findReference(question);
  if (said) return said;
  return findFragment(question, asked, {
    isFieldAlone: parseReordering(asked.words, interpretation) !== null || parseFieldsAlone(asked) !== null,
    isAfterPeople: interpretation.filters.some(({ kind }) => kind === 'PERSON'),
    isOrder: isOrderAlone(parseFigure(asked) ?? parseOrder(asked)),
  });
}

/** 'Who has the most experience?' asks of no one by itself. */
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

/** 'Who still works there?' with the employer, the college or the place that was asked about before. */
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

/** A question that speaks of a person of the answer before, goes on with it, or stands alone. */
function readWithBefore(question: string, asked: LinkedQuestion, memory: RecalledAnswer): PlanDraft | null {
  const listed = parseListEdit(asked, memory);
  if (listed) return listed;
  const own = resolvePronouns(asked, memory);
  if (own !== asked) return parseStandalone(own);
  const reference = findAnyReference(question, asked, memory);
  return reference ? readReference(reference, memory, asked.index) : parseStandalone(asked);
}

/** What is asked of a part of the answer before, if only to be shown it. */
function readOfPart({ question, memory }: OfPart, index: ResumeIndex): PlanDraft {
  if (question === THEM) return listedAgain(memory);
  const asked = linkQuestion(question, index);
  const own = resolvePronouns(asked, memory);
  const reading = own === asked ? null : parseStandalone(own);
  const reference = findAnyReference(question, asked, memory) ?? { kind: 'NARROW', rest: question };
  return reading ?? readReference(reference, memory, index);
}

/**
 * Reads a question that may go on with the answer before it: with a part of it ('the first 3'), with the person it was about
 * ('her phone'), or with its conditions ('and in Pune?').
 */
export function parseFollowUp(
  question: string,
  asked: LinkedQuestion,
  memory: RecalledAnswer,
): PlanDraft | null {
  const { index } = asked;
  const placed = withPlaceBefore(question, memory);
  if (placed !== question)
    return readReference({ kind: 'NARROW', rest: placed.replace(OF_THEM, ' ') }, memory, index);
  const part = asked.people.length === 0 ? resolvePart(question, memory) : null;
  return part ? readOfPart(part, index) : readWithBefore(question, asked, memory);
}
